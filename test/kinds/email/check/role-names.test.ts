import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { isRoleName } from '../../../../lib/kinds/email/check/concerns.ts';
import { ROLES } from '../../../../lib/kinds/email/data/roles.ts';
import { decodeFrontCoded } from '../../../../lib/reading/text/front-coded-list.ts';

const require = createRequire(import.meta.url);
const roleNames: string[] = require('role-based-email-addresses');

describe('role names', () => {
  it('are exactly the entries of the package', () => {
    const names = new Set(roleNames.map((name) => name.toLowerCase()));
    expect([...decodeFrontCoded(ROLES)].sort()).toEqual([...names].sort());
  });

  it.each(['info', 'Sales', 'no-reply', 'support+de'])('%s is a role', (local) => {
    expect(isRoleName(local)).toBe(true);
  });

  it.each(['bob', 'anna.miller', 'informer', 'gardner'])('%s is not a role', (local) => {
    expect(isRoleName(local)).toBe(false);
  });
});
