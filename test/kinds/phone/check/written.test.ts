import { expect, it } from 'vitest';
import { checkPhone } from '../../checked.ts';

/** Numbers that receivers know only in another form. */
it.each([
  ['1-800-FLOWERS', 'US', 'letters-dialled', '+18003569377'],
  ['+1 415 FLOWERS', '', 'letters-dialled', '+14153569377'],
  ['1-888-VISIT-4-U', 'CA', 'letters-dialled', '+18888474848'],
  ['0800 REVERSE', 'GB', 'letters-dialled', '+448007383773'],
  ['0508 CARPET', 'NZ', 'letters-dialled', '+64508227738'],
  ['1800 SUPERB', 'IE', 'letters-dialled', '+3531800787372'],
  ['13 CABS', 'AU', 'letters-dialled', '+61132227'],
  ['++49 30 12345678', '', 'signs-removed', '+493012345678'],
  ['4,915,123,456,789', 'DE', 'fraction-removed', '+4915123456789'],
  ['12,025,550,142', 'US', 'fraction-removed', '+12025550142'],
])('%s (%s): %s, sent is %s', (typed, region, reason, value) => {
  const verdict = { standing: 'caution', reason, value, suggestion: value };
  expect(checkPhone(region, typed)).toMatchObject(verdict);
  expect(checkPhone(region, value).standing).toBe('good');
});
