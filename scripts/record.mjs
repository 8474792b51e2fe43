// A game as the page stores it, for tests, pictures and measurements.

const FREE = {
  first: "w", steps: 7, steps_from_far_row: true, first_jump: 7, further_jumps: 7,
  obligation: "obligatory", completion: "complete", returning: true, repetition: 3, quiet_plies: null,
};

/** A stored game from a position under the free rules, but for what is different; two people play unless a level does. */
export function record(start, { rules = {}, white = "person", black = "person", moves = [] } = {}) {
  return {
    version: 1, rules: { ...FREE, ...rules }, start, moves, taken_back: 0, white, black, seed: 1, ended: null,
  };
}
