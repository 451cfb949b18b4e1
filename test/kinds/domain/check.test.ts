import { describe, expect, it } from 'vitest';
import { pairUp } from '../../tools/pair-up.ts';
import { checkValue, factsOf } from '../checked.ts';

describe('domains', () => {
  it.each(
    pairUp([
      ['heise.de', 'heise.de', '\u200Bheise\u00AD.de ', 'heise[.]de', 'hxxps://heise(.)de/x'],
      ['example.co.uk', 'WWW.Example.CO.UK'],
      ['host.example.org', 'https://user:pw@host.example.org:8080/path?q=1#x'],
      ['host.com', 'http://host.com', '//host.com/x', 'host.com:443', 'bob@host.com'],
      ['host.com', 'mailto:bob@host.com', 'host.com.'],
      ['xn--bcher-kva.de', 'bücher.de'],
      ['xn--r8jz45g.jp', '例え。jp'],
      ['xn--strae-oqa.de', 'straße.de'],
      ['xn--mgba3gch31f060k.com', 'نامه\u200Cای.com'],
      ['city.kawasaki.jp', 'city.kawasaki.jp'],
      ['www.ck', 'www.ck'],
      ['foo.bar.ck', 'foo.bar.ck'],
      ['foo--bar.de', 'foo--bar.de'],
    ]),
  )('%s is %s', (typed, value) => {
    const verdict = checkValue('domain', typed);
    expect(verdict.value).toBe(value);
    expect(['good', 'caution']).toContain(verdict.standing);
  });

  it.each(
    pairUp([
      ['no-domain', ''],
      ['no-dot-in-domain', 'localhost'],
      ['two-dots', 'a..de'],
      ['dot-at-start', '.a.de'],
      ['hyphen-at-edge', '-a.de', 'a-.de'],
      ['bad-character-in-domain', 'a_b.de', 'a!b.de'],
      ['space-in-domain', 'a b.de'],
      ['comma-in-domain', 'a,b.de'],
      ['label-too-long', `${'a'.repeat(64)}.de`],
      ['domain-too-long', `${'a.'.repeat(127)}com`],
      ['ip-address', '1.2.3.4', 'http://[::1]/'],
      ['numeric-tld', '1.2.3.400'],
      ['tld-too-short', 'a.b'],
      ['bad-international-domain', 'xn--a.com'],
      ['symbol-in-domain', 'a©b.com', '½.com', 'a·b.com'],
      ['unknown-tld', 'foo.con', 'foo.1a', 'foo.c-d'],
    ]),
  )('%s is bad: %s', (typed, reason) => {
    expect(checkValue('domain', typed)).toMatchObject({ standing: 'bad', reason });
  });

  it.each(
    pairUp([
      ['public-suffix', 'co.uk', 'foo.ck', 'foo.kawasaki.jp'],
      ['reserved-domain', 'www.example.com', 'printer.local', 'foo.home.arpa'],
      ['reserved-domain', '8.8.8.8.in-addr.arpa'],
      ['unknown-tld', 'foo.nosuchtld'],
      ['service-name', '_dmarc.heise.de'],
      ['reserved-hyphens', 'ab--cd.de'],
      ['mixed-alphabets', 'gооgle.com'],
      ['disguised', 'xn--80ak6aa92e.com'],
    ]),
  )('%s is a caution: %s', (typed, reason) => {
    expect(checkValue('domain', typed)).toMatchObject({ standing: 'caution', reason });
  });

  it('lists public suffix, registrable domain and the written form', () => {
    expect(factsOf('domain', 'www.bücher.co.uk')).toEqual({
      'Written as': 'bücher.co.uk',
      'Main domain': 'bücher.co.uk',
      'Public suffix': 'co.uk',
    });
  });

  it('names the hosting service of a domain', () => {
    expect(factsOf('domain', 'foo.github.io')).toMatchObject({
      'Main domain': 'github.io',
      'Hosted under': 'github.io',
    });
    expect(factsOf('domain', 'github.io')).not.toHaveProperty('Hosted under');
  });

  it.each(
    pairUp([
      ['heise.de', 'heise,de', 'heise.de;', '*.heise.de', 'heise..de'],
      ['foo.com', 'foo.c0m'],
    ]),
  )('%s: did you mean %s', (typed, suggestion) => {
    expect(checkValue('domain', typed)).toMatchObject({ standing: 'bad', suggestion });
  });

  it('says what a reserved name is for', () => {
    expect(checkValue('domain', 'printer.local').headline).toBe(
      'The domain is reserved for devices on a local network. Nobody can register it.',
    );
    expect(checkValue('domain', 'nas.home.arpa').headline).toMatch(/for home networks/);
  });
});
