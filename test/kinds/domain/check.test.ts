import { describe, expect, it } from 'vitest';
import { checkValue, factsOf } from '../checked.ts';

describe('domains', () => {
  it.each([
    ['heise.de', 'heise.de'],
    ['WWW.Example.CO.UK', 'www.example.co.uk'],
    ['https://user:pw@host.example.org:8080/path?q=1#x', 'host.example.org'],
    ['http://host.com', 'host.com'],
    ['//host.com/x', 'host.com'],
    ['host.com:443', 'host.com'],
    ['bob@host.com', 'host.com'],
    ['mailto:bob@host.com', 'host.com'],
    ['host.com.', 'host.com'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['例え。jp', 'xn--r8jz45g.jp'],
    ['straße.de', 'xn--strae-oqa.de'],
    ['\u200Bheise\u00AD.de ', 'heise.de'],
    ['heise[.]de', 'heise.de'],
    ['hxxps://heise(.)de/x', 'heise.de'],
    ['نامه\u200Cای.com', 'xn--mgba3gch31f060k.com'],
    ['city.kawasaki.jp', 'city.kawasaki.jp'],
    ['www.ck', 'www.ck'],
    ['foo.bar.ck', 'foo.bar.ck'],
    ['foo--bar.de', 'foo--bar.de'],
  ])('%s is %s', (typed, value) => {
    const verdict = checkValue('domain', typed);
    expect(verdict.value).toBe(value);
    expect(['good', 'caution']).toContain(verdict.standing);
  });

  it.each([
    ['', 'no-domain'],
    ['localhost', 'no-dot-in-domain'],
    ['a..de', 'two-dots'],
    ['.a.de', 'dot-at-start'],
    ['-a.de', 'hyphen-at-edge'],
    ['a-.de', 'hyphen-at-edge'],
    ['a_b.de', 'bad-character-in-domain'],
    ['a b.de', 'space-in-domain'],
    ['a,b.de', 'comma-in-domain'],
    ['a!b.de', 'bad-character-in-domain'],
    [`${'a'.repeat(64)}.de`, 'label-too-long'],
    [`${'a.'.repeat(127)}com`, 'domain-too-long'],
    ['1.2.3.4', 'ip-address'],
    ['http://[::1]/', 'ip-address'],
    ['1.2.3.400', 'numeric-tld'],
    ['a.b', 'tld-too-short'],
    ['xn--a.com', 'bad-international-domain'],
    ['a©b.com', 'symbol-in-domain'],
    ['foo.con', 'unknown-tld'],
    ['foo.1a', 'unknown-tld'],
    ['foo.c-d', 'unknown-tld'],
    ['½.com', 'symbol-in-domain'],
    ['a·b.com', 'symbol-in-domain'],
  ])('%s is bad: %s', (typed, reason) => {
    expect(checkValue('domain', typed)).toMatchObject({ standing: 'bad', reason });
  });

  it.each([
    ['co.uk', 'public-suffix'],
    ['www.example.com', 'reserved-domain'],
    ['printer.local', 'reserved-domain'],
    ['foo.nosuchtld', 'unknown-tld'],
    ['foo.ck', 'public-suffix'],
    ['foo.kawasaki.jp', 'public-suffix'],
    ['foo.home.arpa', 'reserved-domain'],
    ['8.8.8.8.in-addr.arpa', 'reserved-domain'],
    ['_dmarc.heise.de', 'service-name'],
    ['ab--cd.de', 'reserved-hyphens'],
    ['gооgle.com', 'mixed-alphabets'],
    ['xn--80ak6aa92e.com', 'disguised'],
  ])('%s is a caution: %s', (typed, reason) => {
    expect(checkValue('domain', typed)).toMatchObject({ standing: 'caution', reason });
  });

  it('lists public suffix, registrable domain and the written form', () => {
    expect(factsOf('domain', 'www.bücher.co.uk')).toEqual({
      'Written as': 'www.bücher.co.uk',
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

  it.each([
    ['heise,de', 'heise.de'],
    ['heise.de;', 'heise.de'],
    ['"heise.de"', 'heise.de'],
    ['*.heise.de', 'heise.de'],
    ['heise..de', 'heise.de'],
    ['foo.c0m', 'foo.com'],
  ])('%s: did you mean %s', (typed, suggestion) => {
    expect(checkValue('domain', typed)).toMatchObject({ standing: 'bad', suggestion });
  });

  it('says what a reserved name is for', () => {
    expect(checkValue('domain', 'printer.local').headline).toBe(
      'The domain is reserved for devices on a local network. Nobody can register it.',
    );
    expect(checkValue('domain', 'nas.home.arpa').headline).toMatch(/for home networks/);
  });

  it('suggests the intended top-level domain', () => {
    expect(checkValue('domain', 'foo.con').suggestion).toBe('foo.com');
    expect(checkValue('domain', 'foo.dee').suggestion).toBe('foo.de');
  });
});
