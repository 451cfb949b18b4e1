import { expect, it } from 'vitest';
import { pageRegion } from '../../../lib/page/scan/context.ts';

it.each([
  ['de-AT', 'example.com', 'AT'],
  ['zh-Hant-TW', 'example.com', 'TW'],
  ['en_GB', 'example.com', 'GB'],
  ['en-US', 'example.de', 'DE'],
  ['en-US', 'example.com.sg', 'SG'],
  ['en-US', 'example.co.uk', 'GB'],
  ['de-AT', 'example.io', 'AT'],
  ['fr-FR', 'bit.ly', 'FR'],
  ['de', 'example.ch', 'CH'],
  ['', 'localhost', undefined],
  ['en-001', 'example.com', undefined],
])('%s on %s is in region %s', (lang, host, region) => {
  expect(pageRegion(lang, host)).toBe(region);
});
