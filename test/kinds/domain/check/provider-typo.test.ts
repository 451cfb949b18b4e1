import { createRequire } from 'node:module';
import { DOMAINS } from 'free-email-domains-list';
import { describe, expect, it } from 'vitest';
import { domainSuffixOf } from '../../../../lib/values/kinds/domain/check/domain-name.ts';
import { suggestDomain } from '../../../../lib/values/kinds/domain/check/provider-typo.ts';
import {
  MAIL_PROVIDERS,
  REAL_SIMILAR_DOMAINS,
} from '../../../../lib/values/kinds/domain/check/providers.ts';
import { suggestTld } from '../../../../lib/values/kinds/domain/check/tld-typo.ts';
import { areAdjacentKeys } from '../../../../lib/values/kinds/domain/check/typing-distance.ts';
import { WEBMAIL } from '../../../../lib/values/kinds/domain/data/webmail.ts';
import { decodeFrontCoded } from '../../../../lib/values/text/front-coded-list.ts';
import { checkValue } from '../../../check-data.ts';
import { pairUp } from '../../../tools/pair-up.ts';

const disposable: { disposableEmailBlocklist(): string[] } = createRequire(import.meta.url)(
  'disposable-email-domains-js',
);

describe('suggestions for mistyped providers', () => {
  it.each(
    // biome-ignore format: as many as fit on a line
    pairUp([
      ['gmail.com', 'gmial.com', 'gmal.com', 'gmai.com', 'gamil.com', 'gmaill.com', 'gnail.com',
        'gmail.con', 'gmail.cmo', 'gmail.co', 'gmail.cm', 'gmail.comm', 'gnail.con', 'gmailc.om',
        'gmail.fom', 'gmail.c9m', 'gma8l.com', 'gmai1.com', 'gmil.co', 'gmail.fr', 'gmail.com.com',
        'www.gmail.com'],
      ['hotmail.com', 'hotmial.com', 'hotmal.com', 'homail.com', 'hotmail.co', 'hotnail.con',
        'jotmail.com'],
      ['yahoo.com', 'yaho.com', 'yahooo.com', 'yajoo.com', 'yah00.com'],
      ['yahoo.co.uk', 'yaho.co.uk', 'yahoo.vo.uk'],
      ['outlook.com', 'outlok.com', 'outloook.com', 'outlook.con'],
      ['icloud.com', 'iclould.com', 'icoud.com'],
      ['protonmail.com', 'protonmial.com'],
      ['googlemail.com', 'googelmail.com'],
      ['comcast.net', 'comcast.nry', 'comcast.ne'],
      ['gmx.de', 'gmx.dee', 'gmx.sde'],
      ['web.de', 'web.dee'],
      ['t-online.de', 't-onlien.de', 't-online.ed'],
      ['freenet.de', 'feenet.de'],
      ['laposte.net', 'lapsote.net'],
      ['small-company.com', 'small-company.cmo', 'small-company.c0m', 'small-company.coom'],
      ['small-company.net', 'small-company.ney'],
      ['small-company.info', 'small-company.inof'],
      ['small-company.fr', 'small-company.rf'],
      ['small-company.online', 'small-company.onlin'],
      ['small-company.org', 'small-company.ogr'],
      ['small-company.uk', 'small-company.uuk'],
      ['yahoo.com.ar', 'yahoo.ar'],
      ['hotmail.co.uk', 'hotmail.uk', 'hotmail.c.uk'],
      ['uol.com.br', 'uol.cm.br'],
      ['wanadoo.fr', 'wanadoo.tr'],
      ['orange.fr', 'orange.dr'],
      ['mail.ru', 'mail.rtu', 'maill.ru'],
      ['msn.com', 'msnn.com'],
      ['aol.com', 'aol.co'],
      ['yandex.ru', 'yandex.rdu'],
      ['proton.me', 'proton.mee'],
    ]),
  )('%s: %s', (typed, meant) => {
    expect(checkValue('email', `bob@${typed}`).suggestion).toBe(`bob@${meant}`);
    // A domain with an ending that does not exist is certainly wrong; a domain that looks wrong may
    // exist.
    const { standing, reason } = checkValue('email', `bob@${typed}`);
    const isKnown = domainSuffixOf(typed).known;
    expect([standing, reason]).toEqual(
      isKnown ? ['caution', 'mistyped-domain'] : ['bad', 'unknown-tld'],
    );
  });

  /** All single typos: a letter missing, doubled or swapped, or an adjacent key hit instead or in addition. */
  function slips(domain: string): string[] {
    const keys = Array.from('abcdefghijklmnopqrstuvwxyz0123456789');
    const made = new Set<string>();
    for (let i = 0; i < domain.length; i += 1) {
      const [before, char, after] = [domain.slice(0, i), domain.charAt(i), domain.slice(i + 1)];
      const neighbours = keys.filter((key) => areAdjacentKeys(char, key));
      made.add(before + after);
      made.add(before + char + char + after);
      if (after) made.add(before + after.charAt(0) + char + after.slice(1));
      for (const key of neighbours) {
        for (const typed of [key, key + char, char + key]) made.add(before + typed + after);
      }
    }
    return [...made].filter(
      (slip) =>
        slip !== domain && !REAL_SIMILAR_DOMAINS.has(slip) && !MAIL_PROVIDERS.includes(slip),
    );
  }

  const recall = (domains: readonly string[]) => {
    const made = domains.flatMap((meant) => slips(meant).map((slip) => [slip, meant] as const));
    const caught = made.filter(
      ([slip, meant]) => checkValue('email', `bob@${slip}`).suggestion === `bob@${meant}`,
    );
    return { made: made.length, share: caught.length / made.length };
  };

  const LONG =
    'gmail.com yahoo.com hotmail.com outlook.com icloud.com yandex.ru t-online.de orange.fr wanadoo.fr laposte.net libero.it yahoo.co.uk hotmail.co.uk comcast.net protonmail.com proton.me googlemail.com naver.com rediffmail.com yahoo.co.in btinternet.com ymail.com sbcglobal.net verizon.net freenet.de yahoo.fr hotmail.fr';
  const SHORT =
    'aol.com live.com msn.com mail.ru qq.com 163.com 126.com gmx.de gmx.net web.de free.fr me.com uol.com.br att.net mail.com zoho.com live.co.uk';

  it('catches 98 % of single typos in provider names of five or more letters', () => {
    const { made, share } = recall(LONG.split(' '));
    expect(made).toBeGreaterThan(4000);
    expect(share).toBeGreaterThan(0.98);
  });

  it('catches more than half of the typos in short names, whose neighbours are real domains', () => {
    const { made, share } = recall(SHORT.split(' '));
    expect(made).toBeGreaterThan(1500);
    expect(share).toBeGreaterThan(0.5);
  });

  it('never suggests anything for a provider, a relay or a real similar domain', () => {
    const real = [
      ...MAIL_PROVIDERS,
      ...REAL_SIMILAR_DOMAINS,
      ...['mozmail.com', 'duck.com', 'privaterelay.appleid.com', 'bob.anonaddy.com'],
    ];
    expect(real.filter((domain) => suggestDomain(domain, true) !== undefined)).toEqual([]);
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'hey.com', 'mail.de', 'ymail.com', 'email.com', 'fmail.com', 'gail.com', 'cloud.com',
      'wahoo.com', 'orange.com', 'mail.gmail.example.org', 'gmail.example.org',
      'outlook-partner.com', 'yahoo-inc.com', 'google.com', 'apple.com', 'proton.ch',
      'microsoft.com', 'e-mail.com', 'libera.it', 'photon.me', 'olive.com', 'alive.com', 'webb.de',
      'sol.com', 'mai.ru', 'grail.com', 'navel.com', 'yahoo7.com.au', 'live.com.example.org',
      'bo.uk.com',
    ],
  )('does not correct %s', (domain) => {
    expect(suggestDomain(domain, true)).toBeUndefined();
  });

  it('takes few listed domains for typos, all of the largest providers', () => {
    const webmail = [...decodeFrontCoded(WEBMAIL)];
    const listed = [...webmail, ...disposable.disposableEmailBlocklist()];
    const guessed = listed.filter((domain) => suggestDomain(domain, domainSuffixOf(domain).known));
    // All of these are registered typo domains.
    expect(guessed.sort().join(' ')).toBe(
      'gmial.com h0tmaii.com hotmai.com hotmail.co hotmial.com outiook.com yaho.com yahoo.co',
    );
  });

  it('has fewer than one false alarm per thousand in a list of 96,000 mail domains', () => {
    const sample = [...DOMAINS].filter((_, i) => i % 4 === 0);
    const guessed = sample.filter((domain) => suggestDomain(domain, domainSuffixOf(domain).known));
    expect(sample.length).toBeGreaterThan(24_000);
    expect(guessed.length).toBeLessThan(sample.length / 1000);
  });
});

it.each(['lan', 'corp', 'home', 'mail', 'intranet', 'localdomain', 'fritz', 'bit', 'eth'])(
  '.%s is not corrected',
  (tld) => expect(suggestTld(tld)).toBeUndefined(),
);
