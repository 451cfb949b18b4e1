/** Generates numbers with the structure of each country, for comparisons with other implementations. */
export type Draw = (choices: number) => number;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function vatGenerators(draw: Draw): readonly (readonly [country: string, () => string])[] {
  const d = (n: number) => Array.from({ length: n }, () => draw(10)).join('');
  const l = (from = LETTERS) => from.charAt(draw(from.length));
  const oneOf = (...forms: readonly (() => string)[]) => forms[draw(forms.length)]?.() ?? '';
  return [
    ['AT', () => `U${d(8)}`],
    [
      'BE',
      () =>
        oneOf(
          () => `0${d(9)}`,
          () => `1${d(9)}`,
        ),
    ],
    [
      'BG',
      () =>
        oneOf(
          () => d(9),
          () => d(10),
        ),
    ],
    ['CY', () => d(8) + l()],
    [
      'CZ',
      () =>
        oneOf(
          () => d(8),
          () => d(9),
          () => d(10),
          () => `6${d(8)}`,
        ),
    ],
    ['DE', () => d(9)],
    ['DK', () => d(8)],
    ['EE', () => `10${d(7)}`],
    ['EL', () => d(9)],
    [
      'ES',
      () =>
        oneOf(
          () => l() + d(8),
          () => l() + d(7) + l(),
          () => d(8) + l(),
        ),
    ],
    ['FI', () => d(8)],
    [
      'FR',
      () =>
        oneOf(
          () => d(11),
          () => l() + d(10),
          () => d(1) + l() + d(9),
        ),
    ],
    ['HR', () => d(11)],
    ['HU', () => d(8)],
    [
      'IE',
      () =>
        oneOf(
          () => d(7) + l(),
          () => d(7) + l() + l('ABCDEFGHIW'),
          () => d(1) + l() + d(5) + l(),
        ),
    ],
    ['IT', () => `${d(7)}0${d(3)}`],
    [
      'LT',
      () =>
        oneOf(
          () => `${d(7)}1${d(1)}`,
          () => `${d(10)}1${d(1)}`,
        ),
    ],
    ['LU', () => d(8)],
    ['LV', () => d(11)],
    ['MT', () => d(8)],
    ['NL', () => `${d(9)}B${d(2)}`],
    ['PL', () => d(10)],
    ['PT', () => d(9)],
    ['RO', () => d(2 + draw(9))],
    ['SE', () => `${d(10)}01`],
    ['SI', () => d(8)],
    ['SK', () => d(10)],
    [
      'GB',
      () =>
        oneOf(
          () => d(9),
          () => d(12),
          () => `GD${d(3)}`,
          () => `HA${d(3)}`,
        ),
    ],
    ['CHE', () => `${d(9)}MWST`],
    ['NO', () => `${d(9)}MVA`],
  ];
}

/** mulberry32: the same numbers in every run. */
export function seededDraw(seed: number): Draw {
  let state = seed;
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * choices);
  };
}
