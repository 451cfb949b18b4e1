import { createRequire } from 'node:module';
import { DOMAINS } from 'free-email-domains-list';
import { describe, expect, it } from 'vitest';
import {
  isDisposableDomain,
  isWebmailDomain,
  MORE_DISPOSABLE,
  relayServiceOf,
} from '../../../../lib/values/kinds/domain/check/lists.ts';
import { MAIL_PROVIDERS } from '../../../../lib/values/kinds/domain/check/providers.ts';
import { frontCode } from '../../../../lib/values/kinds/domain/data/front-code.mjs';
import { WEBMAIL } from '../../../../lib/values/kinds/domain/data/webmail.ts';
import { decodeFrontCoded } from '../../../../lib/values/text/front-coded-list.ts';

const require = createRequire(import.meta.url);
const blocklist: string[] = require('disposable-email-domains-js').disposableEmailBlocklist();

/** That the lists are those of their packages: test/data/tests/sources.test.ts. */
describe('the compact lists', () => {
  it('webmail: has real domains, no disposable ones, and mostly those of the other free list', () => {
    const webmail = [...decodeFrontCoded(WEBMAIL)];
    const blocked = new Set(blocklist);
    const free = new Set(DOMAINS);
    expect(webmail.length).toBeGreaterThan(5000);
    expect(webmail.filter((domain) => blocked.has(domain))).toEqual([]);
    expect(webmail.filter((domain) => !/^[a-z0-9.-]+\.[a-z0-9-]+$/.test(domain))).toEqual([]);
    expect(webmail.filter((domain) => free.has(domain)).length / webmail.length).toBeGreaterThan(
      0.8,
    );
  });

  it('can be front-coded and decoded whatever their entries', () => {
    for (const list of [['a'], ['a', 'ab', 'abc', 'b'], ['x'.repeat(200), `${'x'.repeat(200)}y`]]) {
      expect([...decodeFrontCoded(frontCode(list))]).toEqual(list);
    }
  });
});

describe('tests of a domain against the lists', () => {
  it('disposable: accepts listed domains and their subdomains', () => {
    const relays = blocklist.filter((domain) => relayServiceOf(domain) !== undefined);
    const wrong = blocklist.filter(
      (domain) => !isDisposableDomain(domain) && !relays.includes(domain),
    );
    expect(wrong).toEqual([]);
    // IronVest's masked addresses forward as long as their owner likes, so the domain is a relay.
    expect(relays).toEqual(['opayq.com']);
    const names = ['mailinator.com', 'some.sub.mailinator.com', 'heise-mailinator.de', 'com'];
    expect(names.map(isDisposableDomain)).toEqual([true, true, false, false]);
  });

  it('disposable: rejects providers of the free list unless the blocklist has them', () => {
    const blocked = new Set([...blocklist, ...MORE_DISPOSABLE]);
    const parents = (domain: string) =>
      domain.split('.').map((_, i, labels) => labels.slice(i).join('.'));
    const wrong = [...DOMAINS].filter(
      (domain) => isDisposableDomain(domain) && !parents(domain).some((name) => blocked.has(name)),
    );
    expect(wrong).toEqual([]);
    const providers = [...decodeFrontCoded(WEBMAIL), ...MAIL_PROVIDERS];
    expect(providers.filter(isDisposableDomain)).toEqual([]);
  });

  it('disposable: the additions are not in the list, and no relays or providers', () => {
    const blocked = new Set(blocklist);
    const webmail = decodeFrontCoded(WEBMAIL);
    expect(MORE_DISPOSABLE.size).toBeGreaterThan(50);
    for (const domain of MORE_DISPOSABLE) {
      expect(isDisposableDomain(domain) && !blocked.has(domain), domain).toBe(true);
      expect(webmail.has(domain) || relayServiceOf(domain) !== undefined).toBe(false);
    }
    const others = ['spamgourmet.com', '33mail.com', 'cock.li', 'sneakemail.com'];
    expect(others.filter(isDisposableDomain)).toEqual([]);
  });

  it('webmail', () => {
    const names = ['gmail.com', 'gmx.de', 'tuta.com', 'qq.com', 'heise.de', 'microsoft.com'];
    expect(names.filter(isWebmailDomain)).toEqual(names.slice(0, 4));
  });
});
