import { describe, expect, it } from 'vitest';
import { parseBaseUrl as parseBaseUrlInMessages } from '../../../lib/api/client/build-request.ts';
import { inTexts } from '../../texts/in-texts.ts';

const parseBaseUrl = inTexts(parseBaseUrlInMessages);

describe('parseBaseUrl', () => {
  it.each([
    ['https://api.example.org', 'https://api.example.org'],
    ['  https://api.example.org/  ', 'https://api.example.org'],
    ['https://API.Example.org:8443/data//', 'https://api.example.org:8443/data'],
    ['api.example.org', 'https://api.example.org'],
    ['https://api.example.org/dätä', 'https://api.example.org/d%C3%A4t%C3%A4'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.9.8.7', 'http://127.9.8.7'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['http://api.localhost', 'http://api.localhost'],
  ])('accepts %s', (text, url) => {
    expect(parseBaseUrl(text)).toEqual({ ok: true, url, otherScript: false });
  });

  it.each([
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://\u0430pple.com', 'https://xn--pple-43d.com'],
    ['\u0430pple.com/v2', 'https://xn--pple-43d.com/v2'],
    // A full-width letter and a soft hyphen, which conversion to ASCII removes.
    ['https://\uff41pi.example.org', 'https://api.example.org'],
    ['https://a\u00adpi.example.org', 'https://api.example.org'],
  ])('converts %s to ASCII and reports that it had other letters', (text, url) => {
    expect(parseBaseUrl(text)).toEqual({ ok: true, url, otherScript: true });
  });

  it.each([
    ['', /base URL is missing/],
    ['localhost:8080', /not a web address/],
    ['example', /not a web address/],
    ['user@api.example.org', /not a web address/],
    ['api.example.org?x_api_key=1', /not a web address/],
    ['ftp://example.org/https://api.example.org', /not a web address/],
    ['javascript:alert(1)', /not a web address/],
    ['https://', /not a web address/],
    ['https:example.org', /not a web address/],
    ['https://user:secret@api.example.org', /user name/],
    ['https://api.example.org/?x_api_key=1', /contains a \? or #/],
    ['https://api.example.org/?', /contains a \? or #/],
    ['https://api.example.org/#', /contains a \? or #/],
    ['http://api.example.org', /could read your API key/],
    ['http://127.0.0.1.example.org', /could read your API key/],
    ['http://localhost.example.org', /could read your API key/],
    ['http://0.0.0.0', /could read your API key/],
    ['http://[::2]', /could read your API key/],
  ])('refuses %s, and says why and what to do', (text, message) => {
    const parsed = parseBaseUrl(text);
    expect(parsed).toMatchObject({
      ok: false,
      message: expect.stringMatching(message),
      action: expect.stringMatching(/^\p{Lu}.+\.$/u),
    });
    expect(JSON.stringify(parsed)).not.toContain('secret');
  });

  it('returns its own result unchanged', () => {
    const parsed = parseBaseUrl('https://api.example.org/data/');
    expect(parsed.ok && parseBaseUrl(parsed.url)).toEqual(parsed);
  });
});
