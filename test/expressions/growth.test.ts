/**
 * No regular expression of the extension goes back over its own repetitions: the work of each grows in proportion
 * to texts that are made of its own parts to be hostile to it.
 */
import { describe, expect, it } from 'vitest';
import { builtExpressions } from './built.ts';
import { type Expression, literals } from './collect.ts';
import { slowTextOf } from './slow-text.ts';

/**
 * Expressions that are slow, in texts of a limited length, and what limits it. The path and the expression as it is
 * written.
 */
const LIMITED: Readonly<Record<string, string>> = {};

/** Expressions that are slow and must be mended. This list may only become shorter. */
const TO_MEND: Readonly<Record<string, string>> = {};

const nameOf = ({ path, source, flags }: Expression) => `${path} /${source}/${flags}`;

describe('the work of every regular expression', async () => {
  const { expressions: built, unseen } = await builtExpressions();
  const all = new Map([...literals(), ...built].map((each) => [nameOf(each), each]));

  it('is measured: literals, and what the constructor builds', () => {
    expect(all.size).toBeGreaterThan(900);
    expect(unseen).toEqual([]);
  });

  it('is in proportion to the text', { timeout: 3_600_000 }, () => {
    const slow = [...all].flatMap(([name, expression]) => {
      const text = slowTextOf(expression);
      return text ? [`${name} ${JSON.stringify(text)}`] : [];
    });
    console.log(slow.join('\n'));
    expect(slow).toEqual([]);
  });
});
