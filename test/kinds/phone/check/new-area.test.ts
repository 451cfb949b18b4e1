import { expect, it } from 'vitest';
import { checkPhone } from '../../checked.ts';

// In service since 2023, or planned: the metadata follow later.
it.each(['+18619976026', '+14362175944', '+1 624 305 1111', '(861) 997-6026'])(
  '%s may have a new area code',
  (typed) => {
    const doubt = { standing: 'caution', reason: 'not-in-numbering-plan' };
    expect(checkPhone('US', typed)).toMatchObject(doubt);
  },
);

it.each([
  ...['+1 711 234 5678', '+1 161 234 5678', '+1 291 234 5678', '+1 372 234 5678'],
  ...['+1 555 234 5678', '+1 861 134 5678', '+1 861 911 5678', '+1 242 234 5678'],
])('%s has no area code or exchange of North America', (typed) => {
  const wrong = { standing: 'bad', reason: 'not-in-numbering-plan' };
  expect(checkPhone('', typed)).toMatchObject(wrong);
});
