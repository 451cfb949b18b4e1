/** Messages for narrow places are, in every language, at most as long as the English message allows. */
import { describe, expect, it } from 'vitest';
import { areasOf, languages, lengthLimitsOf } from '../../lib/build/index.ts';
import { textsIn } from './message-texts.ts';

const limits = await lengthLimitsOf();
/** Counts and prices have two digits; other values are as long as “1 Dec”. */
const FILLERS = { value: '1 Dec', count: '12' };

describe.each(await languages())('%s', async (language) => {
  const areas = await areasOf(language);

  it('is short enough for its buttons, tabs and headers', () => {
    const tooLong = [...limits].flatMap(([name, limit]) => {
      const [area = '', message = ''] = name.split('.');
      const texts = textsIn(areas.get(area)?.[message] ?? '', FILLERS);
      const longest = texts.toSorted((a, b) => b.length - a.length)[0] ?? '';
      return longest.length > limit ? [`${name}: ${longest.length} of ${limit}: ${longest}`] : [];
    });
    expect(tooLong).toEqual([]);
  });
});
