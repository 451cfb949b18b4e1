/** The style of marks: each severity has a shape and a readable colour. */
import { describe, expect, it } from 'vitest';
import { SEVERITIES } from '../../../lib/domain/index.ts';
import { sourceOf } from '../../sources.ts';

const css = sourceOf('entrypoints/content/marks.css');
const RULE =
  /^ *([^{}\s,]*)::highlight\(fieldmark-(\w+)\) \{\s*text-decoration: underline 2px (\w+) (#\w{6});/gm;

/** The rules whose selector begins like this, in their order. */
const rulesOf = (start: string) =>
  [...css.matchAll(RULE)]
    .filter(([, where]) => where === start)
    .map(([, , severity = '', shape = '', color = '']) => ({ severity, shape, color }));

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['Chromium', ':root'],
  ['Firefox', ''],
])('in %s', (_, start) => {
  it('every severity has a rule', () => {
    expect(rulesOf(start).map(({ severity }) => severity)).toEqual([...SEVERITIES]);
  });

  it('every severity has a different shape, for people who see no colours', () => {
    expect(new Set(rulesOf(start).map(({ shape }) => shape)).size).toBe(SEVERITIES.length);
  });

  it.each(['#ffffff', '#000000'])('every colour is visible on %s', (background) => {
    for (const { color } of rulesOf(start))
      expect(contrast(color, background)).toBeGreaterThanOrEqual(3);
  });
});
