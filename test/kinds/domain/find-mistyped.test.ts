import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { checkValue } from '../../check-data.ts';
import { found } from '../../values/detect/found.ts';

describe('a mistyped domain after a label', () => {
  it.each<[text: string, raw: string, reason: string, suggestion?: string]>([
    ['Domain: firma,de', 'firma,de', 'comma-in-domain', 'firma.de'],
    ['Website: www.firma,de', 'www.firma,de', 'comma-in-domain', 'www.firma.de'],
    ['Homepage: www,firma.de', 'www,firma.de', 'comma-in-domain', 'www.firma.de'],
    ['Web: http//firma.de', 'http//firma.de', 'mistyped-scheme', 'firma.de'],
    ['Web: https;//firma.de/x', 'https;//firma.de/x', 'mistyped-scheme', 'firma.de'],
    ['URL: http:/firma.de', 'http:/firma.de', 'mistyped-scheme', 'firma.de'],
    ['Web: http://firma,de/kontakt', 'http://firma,de/kontakt', 'comma-in-domain', 'firma.de'],
    ['Web: firma .de', 'firma .de', 'space-in-domain', 'firma.de'],
    ['Web: www firma.de', 'www firma.de', 'space-in-domain', 'www.firma.de'],
    ['Sitio web: firma..es', 'firma..es', 'two-dots', 'firma.es'],
    ['Strona: www.firma.p', 'www.firma.p', 'tld-too-short'],
  ])('is found whole in %j', (text, raw, reason, suggestion) => {
    const findings = detect(text, { scope: 'selection' });
    expect(findings.map((finding) => [finding.raw, finding.evidence])).toEqual([[raw, 'label']]);
    expect(checkValue('domain', findings[0]?.value ?? '')).toMatchObject({ reason });
    expect(checkValue('domain', findings[0]?.value ?? '').suggestion).toBe(suggestion);
  });

  it.each([
    [
      'Web: www.firma.de,www.firma.at',
      ['domain www.firma.de=firma.de', 'domain www.firma.at=firma.at'],
    ],
    ['Internet: www.firma.de. Wir', ['domain www.firma.de=firma.de']],
    ['Web: info@firma.de', ['email info@firma.de']],
    ['site: en,de,fr', []],
    ['Server: apache 2.4.1', []],
    ['depends on HTTP/1.1-specific behaviour', []],
    ['The website is firma,de in total', []],
  ])('is not found in %j', (text, expected) => {
    expect(found(text, { scope: 'selection' })).toEqual(expected);
  });
});
