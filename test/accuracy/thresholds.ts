/**
 * What the tests hold the corpus to, in each way of reading. Raise a figure when it is reached; the
 * goals are 0.97 of wrong values reported, 0.99 of right ones accepted, and 2 false alarms a
 * megabyte.
 */
export interface Thresholds {
  /** Least share of the wrong values that the goal is about (`isInGoal`). */
  readonly reported: number;
  /** Least share of all wrong values. */
  readonly reportedOfAll: number;
  /** Least share of wrong values whose correction is what was meant. */
  readonly corrected: number;
  /** Least share of right values found exactly and not called wrong. */
  readonly accepted: number;
  /**
   * Most of what a label, column or shape makes a value and the check calls wrong, in a megabyte
   * without values.
   */
  readonly alarmsPerMegabyte: number;
  /** The same of what has the pattern of a value, such as digits grouped like a phone number. */
  readonly patternAlarmsPerMegabyte: number;
  /** The same of what is guessed from a cell of a paste, or read by its column. */
  readonly guessAlarmsPerMegabyte: number;
  /** The same in lines with a label and no value behind it. */
  readonly labelAlarmsPerMegabyte: number;
}

export const THRESHOLDS: Readonly<Record<'pasted' | 'page', Thresholds>> = {
  pasted: {
    reported: 0.98,
    reportedOfAll: 0.96,
    corrected: 0.35,
    accepted: 0.99,
    alarmsPerMegabyte: 2,
    patternAlarmsPerMegabyte: 2,
    guessAlarmsPerMegabyte: 7,
    labelAlarmsPerMegabyte: 0,
  },
  page: {
    reported: 0.97,
    reportedOfAll: 0.95,
    corrected: 0.35,
    accepted: 0.99,
    alarmsPerMegabyte: 2,
    patternAlarmsPerMegabyte: 0,
    guessAlarmsPerMegabyte: 0,
    labelAlarmsPerMegabyte: 0,
  },
};
