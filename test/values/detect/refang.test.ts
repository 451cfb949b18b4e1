import { describe, expect, it } from 'vitest';
import { found } from './found.ts';

describe('values in a selection', () => {
  it.each<[string, string[]]>([
    ['bob [at] x [dot] com', ['email bob [at] x [dot] com=bob@x.com']],
    ['bob(at)x.de', ['email bob(at)x.de=bob@x.de']],
    ['bob AT x DOT com', ['email bob AT x DOT com=bob@x.com']],
    ['bob at x dot com', ['email bob at x dot com=bob@x.com']],
    ['bob{at}x{dot}com', ['email bob{at}x{dot}com=bob@x.com']],
    ['bob <at> x <dot> com', ['email bob <at> x <dot> com=bob@x.com']],
    ['bob(at)x(punkt)de', ['email bob(at)x(punkt)de=bob@x.de']],
    ['bob (ät) x.de', ['email bob (ät) x.de=bob@x.de']],
    ['bob -at- x -dot- com', ['email bob -at- x -dot- com=bob@x.com']],
    ['bob(a)x.de', ['email bob(a)x.de=bob@x.de']],
    ['bob[arroba]x[punto]es', ['email bob[arroba]x[punto]es=bob@x.es']],
    ['bob (arobase) x (point) fr', ['email bob (arobase) x (point) fr=bob@x.fr']],
    ['bob[AT]x[DOT]co[DOT]uk', ['email bob[AT]x[DOT]co[DOT]uk=bob@x.co.uk']],
    ['bob[@]x[.]com', ['email bob[@]x[.]com=bob@x.com']],
    ['bob @ x . com', ['email bob @ x . com=bob@x.com']],
    ['bob&#64;x&#46;com', ['email bob&#64;x&#46;com=bob@x.com']],
    ['bob%40x.com', ['email bob%40x.com=bob@x.com']],
    ['bob&commat;x.com', ['email bob&commat;x.com=bob@x.com']],
    ['Meet me at example.com', ['domain example.com']],
    ['mailto:bob@x.com', ['email bob@x.com']],
    ['1.2.3.4', ['ip 1.2.3.4']],
    ['1(.)2[.]3.4:80', ['ip 1(.)2[.]3.4=1.2.3.4']],
    ['https://1.2.3.4/', ['ip https://1.2.3.4/=1.2.3.4']],
    ['hXXps[:]//evil[.]com/a', ['domain hXXps[:]//evil[.]com/a=evil.com']],
    ['hxxp[://]evil[.]com', ['domain hxxp[://]evil[.]com=evil.com']],
    ['h**p://evil.com', ['domain h**p://evil.com=evil.com']],
    ['evil{.}com', ['domain evil{.}com=evil.com']],
    ['evil\\.com', ['domain evil\\.com=evil.com']],
    ['evil [.] com', ['domain evil [.] com=evil.com']],
    ['evil dot com', ['domain evil dot com=evil.com']],
    ['http://evil.com:8080/x?y#z', ['domain http://evil.com:8080/x?y#z=evil.com']],
    ['https://user:pw@evil.com/x', ['domain https://user:pw@evil.com/x=evil.com']],
    ['//evil.com/x', ['domain //evil.com/x=evil.com']],
    ['see www.Evil.co.uk.', ['domain www.Evil.co.uk=evil.co.uk']],
    ['EXAMPLE.COM.', ['domain EXAMPLE.COM=example.com']],
    ['[2001:db8::1]:443', ['ip 2001:db8::1']],
    ['http://[2001:db8::1]:80/x', ['ip http://[2001:db8::1]:80/x=2001:db8::1']],
    ['at 2001:DB8::1 now', ['ip 2001:DB8::1=2001:db8::1']],
    ['::ffff:1.2.3.4', ['ip ::ffff:1.2.3.4']],
    ['2001[:]db8[::]1', ['ip 2001[:]db8[::]1=2001:db8::1']],
    ['::1', ['ip ::1']],
    ['192.168.0.0/24', ['ip 192.168.0.0']],
    ['"much.more unusual"@example.com', ['email "much.more unusual"@example.com']],
    ['item1.EMAIL;type=INTERNET:bob@x.com', ['email bob@x.com']],
    ['my-\ncompany.de', []],
    ['münchen.de, README.txt', ['domain münchen.de=xn--mnchen-3ya.de']],
    ['_dmarc.example.com', ['domain _dmarc.example.com']],
    ['Hello.World', ['domain Hello.World=hello.world']],
    ['ftp://x.com/a', ['domain ftp://x.com/a=x.com']],
    ['http://x.com,http://y.com', ['domain http://x.com=x.com', 'domain http://y.com=y.com']],
    ['+49 30 901820', ['phone +49 30 901820=+4930901820']],
    ['DE89370400440532013000', ['iban DE89370400440532013000']],
  ])('are found in %j', (text, expected) => {
    expect(found(text, { scope: 'selection' })).toEqual(expected);
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'bob_at_x_dot_com', 'we are at work', 'sales at 5 dot 3', '001.002.003.004', 'foo.bar.baz()',
      'e.g. this', '3.14', 'javascript:alert(1)', 'file:///etc/passwd', 'http://localhost:3000',
      'at 10:30:22', '01:23:45:67:89:ab', '1.2.3', '1.2.3.4.5', '256.1.1.1', '1::2::3',
      'README.txt', 'foo', '',
    ],
  )('are not found in %j', (text) => {
    expect(found(text, { scope: 'selection' })).toEqual([]);
  });

  it.each(['bob [at] x [dot] com', 'bob AT x DOT com', 'hxxp://evil[.]com', 'x.com', '1.2.3.4'])(
    'are found in %j, but not in running text',
    (text) => {
      expect(found(text)).toEqual([]);
      expect(found(text, { scope: 'selection' })).toHaveLength(1);
    },
  );
});
