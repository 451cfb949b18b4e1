import { describe, expect, it } from 'vitest';
import { sitePatternsFor, siteRuleFor } from '../lib/domain/site-patterns.ts';

describe('the rules that apply to an origin, the most specific first', () => {
  it.each([
    [
      'https://shop.example',
      ['https://shop.example', 'https://*.shop.example', 'https://*.example'],
    ],
    [
      'http://a.shop.example:8080',
      [
        'http://a.shop.example:8080',
        'https://a.shop.example:8080',
        'https://*.a.shop.example',
        'https://*.shop.example',
        'https://*.example',
      ],
    ],
    ['http://127.0.0.1:3000', ['http://127.0.0.1:3000', 'https://127.0.0.1:3000']],
    ['https://[::1]', ['https://[::1]']],
    ['file:', ['file:']],
    ['null', ['null']],
  ])('%s', (origin, patterns) => expect(sitePatternsFor(origin)).toEqual(patterns));

  it('the most specific rule wins', () => {
    const rules: Record<string, string> = {
      'https://*.shop.example': 'far',
      'https://*.pay.shop.example': 'near',
      'https://www.pay.shop.example': 'own',
    };
    const of = (origin: string) => siteRuleFor(origin, (pattern) => rules[pattern]);
    expect(of('https://www.pay.shop.example')).toBe('own');
    expect(of('https://pay.shop.example')).toBe('near');
    expect(of('http://cart.shop.example')).toBe('far');
    expect(of('https://notshop.example')).toBeUndefined();
    expect(of('https://shop.example.evil.test')).toBeUndefined();
  });
});
