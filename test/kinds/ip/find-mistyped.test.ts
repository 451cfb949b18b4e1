import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { checkValue } from '../../check-data.ts';
import { found } from '../../values/detect/found.ts';

describe('a mistyped IP address after a label', () => {
  it.each<[text: string, raw: string, reason: string, suggestion?: string]>([
    ['IP: 192.168.1.300', '192.168.1.300', 'number-too-big'],
    ['IP: 192.168.1', '192.168.1', 'not-four-parts'],
    ['IP address 192,168,1,1', '192,168,1,1', 'not-dotted', '192.168.1.1'],
    ['IP-Adresse: 2001:db8::1::2', '2001:db8::1::2', 'bad-ipv6'],
    ['IPv6: 2001:db8::g1', '2001:db8::g1', 'bad-ipv6'],
    ['IP: 192.168.O.1', '192.168.O.1', 'not-an-address', '192.168.0.1'],
    ['Host: 10.0.0.256:8080', '10.0.0.256', 'number-too-big'],
    ['Server: 192.168.1.300', '192.168.1.300', 'number-too-big'],
  ])('is found whole in %j', (text, raw, reason, suggestion) => {
    const findings = detect(text, { scope: 'selection' });
    expect(findings.map((finding) => [finding.raw, finding.evidence])).toEqual([
      [raw, reason === 'network' ? 'shape' : 'label'],
    ]);
    expect(checkValue('ip', raw).reason).toBe(reason);
    expect(checkValue('ip', raw).suggestion).toBe(suggestion);
  });

  it.each([
    ['IP: 192.168.1.1', ['ip 192.168.1.1']],
    ['IP: 12:30:45', []],
    ['Server: 2.4.1', []],
    ['DNS: 8.8.8', []],
    ['IP camera 2.0.1', []],
  ])('is not found in %j', (text, expected) => {
    expect(found(text, { scope: 'selection' })).toEqual(expected);
  });
});
