/** DNS object of the contract, and the reading of real DNS answers. */
import { describe, expect, it } from 'vitest';
import { dnsObject, type Lookups, recordsFrom } from '../../answers/dns.ts';

const failing = (code: string) => async (): Promise<never> => {
  throw Object.assign(new Error(code), { code });
};

const lookups = (answers: Partial<Record<string, string[][]>>, mx: Lookups['resolveMx']) => ({
  resolveMx: mx,
  resolveTxt: async (name: string) => answers[name] ?? failing('ENOTFOUND')(),
});

describe('DNS answers', () => {
  it('are parsed: MX, and the SPF and DMARC texts among others, with split strings joined', async () => {
    const from = lookups(
      {
        'a.test': [['site-verification=1'], ['v=spf1 include:_spf.a.test', ' -all']],
        '_dmarc.a.test': [['v=DMARC1; p=none']],
      },
      async () => [{ exchange: 'mx.a.test', priority: 10, type: 'MX' }],
    );
    expect(await recordsFrom(from, 'a.test')).toEqual({
      mx: [{ hostname: 'mx.a.test', priority: 10 }],
      spf: 'v=spf1 include:_spf.a.test -all',
      dmarc: 'v=DMARC1; p=none',
    });
  });

  it.each(['ENOTFOUND', 'ENODATA'])('%s means no records', async (code) => {
    expect(await recordsFrom(lookups({}, failing(code)), 'a.test')).toEqual({
      mx: [],
      spf: null,
      dmarc: null,
    });
  });

  it.each(['ETIMEOUT', 'ECONNREFUSED', 'ESERVFAIL'])('%s is thrown', async (code) => {
    await expect(recordsFrom(lookups({}, failing(code)), 'a.test')).rejects.toThrow(code);
  });
});

describe('validity of the policies', () => {
  const dns = (spf: string | null, dmarc: string | null) =>
    dnsObject({ mx: [], spf, dmarc }, false);

  it.each([
    ['v=spf1 include:a.test -all', true],
    ['v=spf1 ~all', true],
    ['v=spf1 redirect=a.test', true],
    ['v=spf1', false],
    [null, false],
  ])('SPF %s: %s', (spf, spf_valid) => {
    expect(dns(spf, null)).toMatchObject({ spf, spf_valid });
  });

  it.each([
    ['v=DMARC1; p=reject', true],
    ['v=DMARC1;p=none; rua=mailto:a@a.test', true],
    ['v=DMARC1; p=maybe', false],
    ['v=DMARC1', false],
    [null, false],
  ])('DMARC %s: %s', (dmarc, dmarc_valid) => {
    expect(dns(null, dmarc)).toMatchObject({ dmarc, dmarc_valid });
  });
});
