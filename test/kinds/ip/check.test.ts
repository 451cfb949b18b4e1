import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairUp } from '../../tools/pair-up.ts';
import { checkValue, factsOf } from '../checked.ts';

describe('IP addresses', () => {
  it.each(
    pairUp([
      ['8.8.8.8', '8.8.8.8', ' 8.8.8.8 ', '8[.]8[.]8[.]8', 'http://8.8.8.8:80/x'],
      ['1.1.1.1', '1.1.1.1:80'],
      ['2606:4700::8', '[2606:4700::8]'],
      ['2606:4700:4700::1111', '2606:4700:4700:0:0:0:0:1111'],
      ['2606:4700::abcd', '2606:4700::ABCD'],
      ['2606:4700::1111', '[2606:4700::1111]:443', 'https://[2606:4700::1111]/'],
      ['::ffff:8.8.8.8', '::ffff:8.8.8.8', '::FFFF:0808:0808'],
      // RFC 5952, section 4: the longest run of zeros is shortened, the first of equal runs, never
      // a single group.
      ['2606:0:0:1::1', '2606:0:0:1:0:0:0:1'],
      ['2606:4700::1:0:0:1', '2606:4700:0:0:1:0:0:1'],
      ['2606:4700:0:1:1:1:1:1', '2606:4700:0:1:1:1:1:1'],
    ]),
  )('%s is public: %s', (typed, value) => {
    expect(checkValue('ip', typed)).toMatchObject({
      standing: 'good',
      reason: 'public-address',
      value,
    });
  });

  // IANA IPv4 and IPv6 Special-Purpose Address Registries
  it.each(
    // biome-ignore format: as many as fit on a line
    pairUp([
      ['unspecified-address', '0.0.0.0', '::'],
      ['private-address', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1',
        '::ffff:10.0.0.1', 'fc00::1', 'fd12::1', 'fec0::1'],
      ['shared-address', '100.64.0.1'],
      ['loopback-address', '127.0.0.1', '::1'],
      ['link-local-address', '169.254.1.1', 'fe80::1%eth0'],
      ['documentation-address', '192.0.2.1', '233.252.0.255', '198.51.100.9', '203.0.113.9',
        '2001:db8::1', '3fff::1'],
      ['this-network-address', '0.1.2.3'],
      ['reserved-address', '192.0.0.9', '192.31.196.1', '192.52.193.1', '192.175.48.1',
        '255.255.255.254', '::1.2.3.4', '::2', '2001:1::1', '2001:20::1', '2620:4f:8000::1',
        '5f00::1', '1:2:3:4:5:6:7:8', '4000::1', 'fe00::1', '240.0.0.1'],
      ['tunnel-address', '192.88.99.1', '2001::1', '2002::1'],
      ['benchmarking-address', '198.18.0.1', '198.19.255.255', '2001:2::1'],
      ['translated-address', '::ffff:0:8.8.8.8', '64:ff9b:1::1', '64:ff9b::1.2.3.4'],
      ['discard-address', '100:0:0:1::1', '100::1'],
      ['multicast-address', '224.0.0.1', 'ff02::1'],
      ['broadcast-address', '255.255.255.255'],
    ]),
  )('%s is a caution: %s', (typed, reason) => {
    expect(checkValue('ip', typed)).toMatchObject({ standing: 'caution', reason });
  });

  it.each([
    ...['172.15.255.255', '172.32.0.0', '100.63.255.255', '100.128.0.0', '192.167.0.1'],
    ...['192.0.1.0', '192.0.3.0', '198.17.255.255', '198.20.0.0', '223.255.255.255', '1.0.0.0'],
    ...['126.255.255.255', '128.0.0.0', '169.253.255.255', '169.255.0.0', '192.88.98.255'],
    ...['2001:db7:ffff::', '2001:db9::1', '2001:200::', '2003::', '2000::', '3fff:1000::'],
    ...['2620:4f:8001::', '2606:4700::1'],
  ])('%s is just outside a special range and is public', (typed) =>
    expect(checkValue('ip', typed).standing).toBe('good'),
  );

  it.each(
    // biome-ignore format: as many as fit on a line
    pairUp([
      ['empty', ''],
      ['number-too-big', '256.1.1.1', '::ffff:1.2.3.256'],
      ['not-four-parts', '1.2.3', '1.2.3.4.5', '3232235777', '127.1'],
      ['empty-part', '1..2.3'],
      ['leading-zero', '01.2.3.4'],
      ['not-decimal', '0x7f.0.0.1'],
      ['network', '1.2.3.4/24', '2001:db8::/32', '1.2.3.4/255.255.255.0'],
      ['bad-ipv6', '1:2:3:4:5:6:7:8:9', '1::2::3', '12345::1', ':::1', 'g::1', 'fe80::1%',
        '1:2:3:4:5:6:7:8::', '2001:db8:3:4::99a.0.2.33', '::fff:f0.0.0.1', '::ffff:10.0.0.b'],
      ['not-an-address', 'heise.de'],
      ['dot-at-edge', '1.2.3.4.', '::ffff:1.2.3.4.'],
      ['not-dotted', '1,2,3,4'],
      ['bad-port', '1.2.3.4:65536', '[::1]:65536'],
      ['bad-prefix', '1.2.3.4/33', '2001:db8::/129'],
    ]),
  )('%s is bad: %s', (typed, reason) => {
    expect(checkValue('ip', typed)).toMatchObject({ standing: 'bad', reason });
  });

  it.each([
    [
      '127.1',
      'An IPv4 address has four numbers. This one has 2. Some programs read this as 127.0.0.1.',
    ],
    [
      '0x7f000001',
      'Write an IPv4 address in decimal numbers. Some programs read this as 127.0.0.1.',
    ],
    [
      '1:2:3',
      'An IPv6 address has eight groups. This one has 3 and no “::” to replace the others.',
    ],
    ['1:2:3:4:5:6:7:8:9', 'An IPv6 address has eight groups. This one has 9.'],
    ['1::2::3', 'The address contains “::” more than once.'],
    ['12345::', 'A group between colons has more than four digits.'],
    [
      'g::1',
      'An IPv6 address consists of the digits 0–9, the letters a–f and colons. This one contains a character that is not allowed: “g”.',
    ],
    ['1.2.3.4::', 'The part with dots must come last.'],
  ])('%s: %s', (typed, headline) => expect(checkValue('ip', typed).headline).toBe(headline));

  it.each([
    ['1.2.3.4/24', '1.2.3.4'],
    ['010.0.0.1', '10.0.0.1'],
    ['8,8,8,8', '8.8.8.8'],
    ['8.8.8.8.', '8.8.8.8'],
    ['[::1', '::1'],
  ])('%s: did you mean %s', (typed, suggestion) => {
    expect(checkValue('ip', typed)).toMatchObject({ standing: 'bad', suggestion });
  });

  it('names the zone and the embedded IPv4 address', () => {
    expect(factsOf('ip', '64:ff9b::8.8.8.8')).toMatchObject({ 'Embedded IPv4 address': '8.8.8.8' });
    expect(factsOf('ip', '2002:808:808::1')).toMatchObject({ 'Embedded IPv4 address': '8.8.8.8' });
    expect(factsOf('ip', '2001:0:1:2:3:4:f7f7:f7f7')).toMatchObject({
      'Embedded IPv4 address': '8.8.8.8',
    });
    expect(factsOf('ip', 'fe80::1%25en0')).toMatchObject({ Zone: 'en0' });
    expect(factsOf('ip', '::ffff:8.8.8.8')).toMatchObject({ 'Embedded IPv4 address': '8.8.8.8' });
  });

  it('accepts exactly what Node accepts', () => {
    const near = fc
      .tuple(
        fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('2001:db8::192.0.2.33', '::ffff:1.2.3.4')),
        fc.nat(45),
        fc.nat(2),
        fc.stringMatching(/^[0-9a-f:.]{0,2}$/),
      )
      .map(([ip, index, drop, put]) => ip.slice(0, index) + put + ip.slice(index + drop));
    fc.assert(
      fc.property(near, (typed) => {
        // Our check reads an IPv4 address with a port as if it had none.
        fc.pre(!/^[0-9.]+:[0-9]+$/.test(typed));
        const verdict = checkValue('ip', typed);
        expect(verdict.reason).not.toBe('not-checkable');
        expect([typed, verdict.standing !== 'bad']).toEqual([typed, isIP(typed) !== 0]);
      }),
    );
  });

  it('accepts every address and gives it a single form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        const verdict = checkValue('ip', address);
        expect(verdict.standing).not.toBe('bad');
        expect(checkValue('ip', verdict.value).value).toBe(verdict.value);
      }),
    );
  });
});
