import { describe, expect, it } from 'vitest';
import { found } from './found.ts';

describe('values in a selection', () => {
  it.each<[string, string[]]>([
    ['bob [at] x [dot] com', ['email bob [at] x [dot] com=bob@x.com']],
    ['bob(at)x.de', ['email bob(at)x.de=bob@x.de']],
    ['bob AT x DOT com', ['email bob AT x DOT com=bob@x.com']],
    ['bob at x dot com', ['email bob at x dot com=bob@x.com']],
    ['bob[@]x.com', ['email bob[@]x.com=bob@x.com']],
    ['bob{at}x{dot}com', ['email bob{at}x{dot}com=bob@x.com']],
    ['bob <at> x <dot> com', ['email bob <at> x <dot> com=bob@x.com']],
    ['bob(at)x(punkt)de', ['email bob(at)x(punkt)de=bob@x.de']],
    ['bob (ät) x.de', ['email bob (ät) x.de=bob@x.de']],
    ['bob[at]x[.]com', ['email bob[at]x[.]com=bob@x.com']],
    ['bob -at- x -dot- com', ['email bob -at- x -dot- com=bob@x.com']],
    ['bob(a)x.de', ['email bob(a)x.de=bob@x.de']],
    ['bob[arroba]x[punto]es', ['email bob[arroba]x[punto]es=bob@x.es']],
    ['bob (arobase) x (point) fr', ['email bob (arobase) x (point) fr=bob@x.fr']],
    ['bob[AT]x[DOT]co[DOT]uk', ['email bob[AT]x[DOT]co[DOT]uk=bob@x.co.uk']],
    ['bob AT x.com', ['email bob AT x.com=bob@x.com']],
    ['bob@x[.]com', ['email bob@x[.]com=bob@x.com']],
    ['bob @ x . com', ['email bob @ x . com=bob@x.com']],
    ['bob @ x.com', ['email bob @ x.com=bob@x.com']],
    ['bob&#64;x.com', ['email bob&#64;x.com=bob@x.com']],
    ['bob&#64;x&#46;com', ['email bob&#64;x&#46;com=bob@x.com']],
    ['bob%40x.com', ['email bob%40x.com=bob@x.com']],
    ['bob&commat;x.com', ['email bob&commat;x.com=bob@x.com']],
    ['Meet me at example.com', ['domain example.com']],
    ['mailto:bob@x.com', ['email bob@x.com']],
    ['1.2.3.4', ['ip 1.2.3.4']],
    ['1[.]2[.]3[.]4', ['ip 1[.]2[.]3[.]4=1.2.3.4']],
    ['1(.)2(.)3(.)4', ['ip 1(.)2(.)3(.)4=1.2.3.4']],
    ['1.2.3[.]4', ['ip 1.2.3[.]4=1.2.3.4']],
    ['hxxp://evil.com', ['domain hxxp://evil.com=evil.com']],
    ['hXXps[:]//evil[.]com/a', ['domain hXXps[:]//evil[.]com/a=evil.com']],
    ['hxxp[://]evil[.]com', ['domain hxxp[://]evil[.]com=evil.com']],
    ['h**p://evil.com', ['domain h**p://evil.com=evil.com']],
    ['evil{.}com', ['domain evil{.}com=evil.com']],
    ['evil[dot]com', ['domain evil[dot]com=evil.com']],
    ['evil\\.com', ['domain evil\\.com=evil.com']],
    ['evil [.] com', ['domain evil [.] com=evil.com']],
    ['evil dot com', ['domain evil dot com=evil.com']],
    ['http://evil.com:8080/x?y#z', ['domain http://evil.com:8080/x?y#z=evil.com']],
    ['//evil.com/x', ['domain //evil.com/x=evil.com']],
    ['www.evil.com', ['domain www.evil.com=evil.com']],
    ['EXAMPLE.COM.', ['domain EXAMPLE.COM=example.com']],
    ['[2001:db8::1]', ['ip 2001:db8::1']],
    ['[2001:db8::1]:443', ['ip 2001:db8::1']],
    [
      '2001:0db8:0000:0000:0000:ff00:0042:8329',
      ['ip 2001:0db8:0000:0000:0000:ff00:0042:8329=2001:db8::ff00:42:8329'],
    ],
    ['2001[:]db8[::]1', ['ip 2001[:]db8[::]1=2001:db8::1']],
    ['::1', ['ip ::1']],
    ['192.168.0.0/24', ['ip 192.168.0.0']],
    ['пример.рф', ['domain пример.рф=xn--e1afmkfd.xn--p1ai']],
    ['_dmarc.example.com', ['domain _dmarc.example.com']],
    ['Hello.World', ['domain Hello.World=hello.world']],
    ['ftp://x.com/a', ['domain ftp://x.com/a=x.com']],
    ['http://x.com,http://y.com', ['domain http://x.com=x.com', 'domain http://y.com=y.com']],
  ])('are found in %j', (text, expected) => {
    expect(found(text, { scope: 'selection' })).toEqual(expected);
  });

  it.each([
    'bob_at_x_dot_com',
    'we are at work',
    'sales at 5 dot 3',
    '001.002.003.004',
    'foo.bar.baz()',
    'e.g. this',
    '3.14',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://localhost:3000',
  ])('are not found in %j', (text) => {
    expect(found(text, { scope: 'selection' })).toEqual([]);
  });

  it.each(['bob [at] x [dot] com', 'bob(at)x.de', 'bob AT x DOT com', 'hxxp://evil[.]com'])(
    'are found in %j, but not in running text',
    (text) => {
      expect(found(text)).toEqual([]);
      expect(found(text, { scope: 'selection' })).toHaveLength(1);
    },
  );
});
