import { expect, it } from 'vitest';
import { FINDERS } from '../../lib/detect/text.ts';
import { MARK_STYLE } from '../../lib/page/mark-style.ts';

it('is there for each kind that is found in text', () => {
  const named = Array.from(
    MARK_STYLE.matchAll(/::highlight\(fieldmark-(\w+)\)/g),
    ([, kind]) => kind,
  );
  expect(named.sort()).toEqual(FINDERS.map(({ kind }) => kind).sort());
});
