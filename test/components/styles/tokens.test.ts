import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CSS = readFileSync(
  join(import.meta.dirname, '../../../components/styles/tokens.css'),
  'utf8',
);
const SHADES = ['light', 'dark'] as const;
type Shade = (typeof SHADES)[number];

function colour(name: string, shade: Shade): string {
  const [, light, dark] =
    new RegExp(`--fm-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(CSS) ?? [];
  const found = shade === 'light' ? light : dark;
  if (found === undefined) throw new Error(`There is no ${shade} --fm-${name}.`);
  return found;
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, contrast ratio. */
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const STANDINGS = ['good', 'fits', 'caution', 'bad', 'unknown', 'failure'];
const GROUNDS = ['paper', 'surface', 'sunken'];
/** Success criteria 1.4.3 (text, 4.5) and 1.4.11 (edges of controls, signs, 3). */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...GROUNDS.flatMap((ground) => [
    ['ink', ground, 4.5] as const,
    ['ink-soft', ground, 4.5] as const,
    ['accent', ground, 4.5] as const,
  ]),
  ['accent-ink', 'accent', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['ink', 'accent-soft', 4.5],
  ['ink-soft', 'good-soft', 4.5],
  ['ink-soft', 'unknown-soft', 4.5],
  ['ink-soft', 'failure-soft', 4.5],
  ['caution', 'failure-soft', 4.5],
  ['line-strong', 'surface', 3],
  ['line-strong', 'paper', 3],
  ...STANDINGS.flatMap((standing) => [
    ['ink', `${standing}-soft`, 4.5] as const,
    [standing, 'surface', 4.5] as const,
    [standing, `${standing}-soft`, 3] as const,
  ]),
];

it.each(SHADES.flatMap((shade) => PAIRS.map((pair) => [shade, ...pair] as const)))(
  '%s: contrast of %s on %s is at least %d',
  (shade, text, ground, minimum) => {
    expect(contrast(colour(text, shade), colour(ground, shade))).toBeGreaterThanOrEqual(minimum);
  },
);
