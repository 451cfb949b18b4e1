import { expect, it } from 'vitest';
import { parseCurrencyCodes } from '../../../components/popup/CurrencyConverter.tsx';

it.each([
  ['', null],
  [' , ; ', null],
  ['usd', ['USD']],
  ['USD, gbp;chf  usd', ['CHF', 'GBP', 'USD']],
  ['US', undefined],
  ['USD GB1', undefined],
  ['dollars', undefined],
  [Array.from({ length: 61 }, () => 'USD').join(','), undefined],
])('parses %j as %j', (text, codes) => {
  expect(parseCurrencyCodes(text)).toEqual(codes);
});
