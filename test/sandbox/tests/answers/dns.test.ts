/** DNS object of the contract, and the reading of real DNS answers. */
import { describe, expect, it } from 'vitest';
import { type Lookups, recordsFrom } from '../../answers/dns.ts';

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
