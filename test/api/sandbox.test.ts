import { expect, it } from 'vitest';
import { ENDPOINT_CONTRACT } from '../../lib/domain/endpoints.ts';
import { LOOKUPS } from '../sandbox/request/endpoints.ts';

it('the sandbox has every paid endpoint at its price, written without the product’s code', () => {
  const row = ({ path, credits }: { path: string; credits: number }) => [path, credits];
  const paid = Object.values(ENDPOINT_CONTRACT).filter(({ credits }) => credits > 0);
  expect(LOOKUPS.map(row)).toEqual(paid.map(row));
});
