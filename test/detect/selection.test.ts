import { describe, expect, it } from 'vitest';
import { detect } from '../../lib/detect/index.ts';

describe('a selection', () => {
  it.each([
    [
      'see https://www.Example.co.uk/a?b=1.',
      'domain',
      'https://www.Example.co.uk/a?b=1',
      'example.co.uk',
    ],
    [
      'hxxps://evil[.]example[.]com/path',
      'domain',
      'hxxps://evil[.]example[.]com/path',
      'evil.example.com',
    ],
    [
      'https://user:pw@host.example.com/x',
      'domain',
      'https://user:pw@host.example.com/x',
      'host.example.com',
    ],
    ['example.com', 'domain', 'example.com', 'example.com'],
    ['münchen.de, README.txt', 'domain', 'münchen.de', 'xn--mnchen-3ya.de'],
    ['bob [at] example [dot] com', 'email', 'bob [at] example [dot] com', 'bob@example.com'],
    ['bob(at)example(dot)com', 'email', 'bob(at)example(dot)com', 'bob@example.com'],
    ['bob@x.com', 'email', 'bob@x.com', 'bob@x.com'],
    ['192.168.1.1', 'ip', '192.168.1.1', '192.168.1.1'],
    ['10[.]0[.]0[.]1:80', 'ip', '10[.]0[.]0[.]1', '10.0.0.1'],
    ['https://1.2.3.4/', 'ip', 'https://1.2.3.4/', '1.2.3.4'],
    ['at 2001:DB8::1 now', 'ip', '2001:DB8::1', '2001:db8::1'],
    ['::ffff:1.2.3.4', 'ip', '::ffff:1.2.3.4', '::ffff:1.2.3.4'],
    ['http://[2001:db8::1]:80/x', 'ip', 'http://[2001:db8::1]:80/x', '2001:db8::1'],
    ['+49 30 901820', 'phone', '+49 30 901820', '+4930901820'],
    ['DE89370400440532013000', 'iban', 'DE89370400440532013000', 'DE89370400440532013000'],
  ])('%j contains one %s', (text, kind, raw, value) => {
    const [finding, ...rest] = detect(text, { scope: 'selection' });
    expect(finding).toMatchObject({ kind, raw, value });
    expect(rest).toEqual([]);
  });

  it.each(
    'at 10:30:22|01:23:45:67:89:ab|1.2.3|1.2.3.4.5|256.1.1.1|1::2::3|README.txt|foo|'.split('|'),
  )('%j contains nothing', (text) => {
    expect(detect(text, { scope: 'selection' })).toEqual([]);
  });

  it('finds domains and IP addresses, unlike running text', () => {
    expect(detect('example.com 192.168.1.1')).toEqual([]);
  });
});
