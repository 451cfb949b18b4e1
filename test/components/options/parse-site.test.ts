import { describe, expect, it } from 'vitest';
import { parseSite } from '../../../components/options/SiteRuleSettings.tsx';

describe('parseSite', () => {
  it.each([
    ['shop.example', 'https://shop.example'],
    [' HTTPS://Shop.Example/cart?x=1 ', 'https://shop.example'],
    ['http://shop.example:8080', 'http://shop.example:8080'],
    ['localhost:3000', 'https://localhost:3000'],
    ['*.shop.example', 'https://*.shop.example'],
    ['https://*.shop.co.uk/any', 'https://*.shop.co.uk'],
    ['*.bücher.de', 'https://*.xn--bcher-kva.de'],
    ['192.168.1.1', 'https://192.168.1.1'],
  ])('parses %s as %s', (text, site) => expect(parseSite(text)).toEqual({ ok: true, site }));

  it.each([
    ['', /such as shop\.example/],
    ['shop', /such as shop\.example/],
    ['*.', /such as shop\.example/],
    ['www.*.example', /such as shop\.example/],
    ['*.com', /such as shop\.example/],
    ['*.localhost', /such as shop\.example/],
    ['*.10.0.0.1', /IP address/],
    ['a b.example', /such as shop\.example/],
  ])('rejects %s, and says what to enter', (text, message) => {
    expect(parseSite(text)).toEqual({ ok: false, message: expect.stringMatching(message) });
  });
});
