/**
 * The figures that the corpus must reach in each way of reading. Raise a figure when it is reached.
 * The goals are 0.97 of wrong values reported, 0.99 of right ones accepted, and 2 false alarms per
 * megabyte.
 */
export interface Thresholds {
  /** Least share of reported values among the wrong values that the goal covers (`isInGoalValue`). */
  readonly reported: number;
  /** Least share of reported values among all wrong values. */
  readonly reportedOfAll: number;
  /** Least share of wrong values for which the correction is the intended value. */
  readonly corrected: number;
  /** Least share of right values found exactly and not called wrong. */
  readonly accepted: number;
  /**
   * Most values per megabyte without values that the check calls wrong and that only a label,
   * column or shape made a value.
   */
  readonly alarmsPerMegabyte: number;
  /** The same for values found by their pattern, such as digits grouped like a phone number. */
  readonly patternAlarmsPerMegabyte: number;
  /** The same for values guessed from a pasted cell or read by their column. */
  readonly guessAlarmsPerMegabyte: number;
  /** The same in lines with a label but no value after it. */
  readonly labelAlarmsPerMegabyte: number;
}

const BOTH = { corrected: 0.35, accepted: 0.99, alarmsPerMegabyte: 2, labelAlarmsPerMegabyte: 0 };

export const THRESHOLDS: Readonly<Record<'pasted' | 'page', Thresholds>> = {
  pasted: {
    ...BOTH,
    reported: 0.98,
    reportedOfAll: 0.96,
    patternAlarmsPerMegabyte: 2,
    guessAlarmsPerMegabyte: 7,
  },
  page: {
    ...BOTH,
    reported: 0.97,
    reportedOfAll: 0.95,
    patternAlarmsPerMegabyte: 0,
    guessAlarmsPerMegabyte: 0,
  },
};
