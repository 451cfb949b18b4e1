import { describe, expect, it } from 'vitest';
import { isSameCompany, readCompanyName } from '../../lib/suppliers/company-name.ts';
import { type NamePair, namePairs } from './company-names.ts';

function isSame([first, second]: readonly [string, string]): boolean {
  const [a, b] = [readCompanyName(first), readCompanyName(second)];
  return (
    a !== null && b !== null && a.keys.some((key) => b.keys.includes(key)) && isSameCompany(a, b)
  );
}

describe('the names of companies', () => {
  it.each([
    ['Müller & Söhne GmbH', 'Mueller und Soehne Gesellschaft mit beschränkter Haftung'],
    ['MÜLLER & SÖHNE GMBH', 'muller + sohne g.m.b.h.'],
    ['Dupont et Fils SARL', 'SARL Dupont & Fils'],
    ['Rossi e Figli S.p.A.', 'ROSSI E FIGLI SPA'],
    ['Kowalski i Synowie Sp. z o.o.', 'Kowalski & Synowie spółka z ograniczoną odpowiedzialnością'],
    ['Gebr. Jansen B.V.', 'Gebroeders Jansen BV'],
    ['Elektro-Technik Nord AG', 'Elektrotechnik Nord Aktiengesellschaft'],
    ['The Harrison Catering Company Limited', 'Harrison Catering Co. Ltd.'],
    ['Blau Metallbau', 'Blau Metallbau GmbH'],
    ['Gonçalves e Irmãos Ltda.', 'GONCALVES & IRMAOS LTDA'],
    ['Østergaard Møbler ApS', 'Oestergaard Moebler aps'],
  ])('%s is %s', (first, second) => {
    expect(isSame([first, second])).toBe(true);
  });

  it.each([
    ['Müller GmbH', 'Müller'],
    ['Müller GmbH', 'Müller AG'],
    ['Müller GmbH', 'Müller GmbH & Co. KG'],
    ['Bauer Metallbau GmbH', 'Baur Metallbau GmbH'],
    ['Siemens AG', 'Siemens Energy AG'],
    ['Anna E. Schmidt', 'Anna I. Schmidt'],
    ['Stadtwerke', 'Stadtwerke'],
    ['Hotel GmbH', 'Hotel GmbH'],
    ['24', '24'],
    ['', ''],
  ])('%s is not %s', (first, second) => {
    expect(isSame([first, second])).toBe(false);
  });

  it('is measured on 2,000 pairs in eight languages', () => {
    const { same, different } = namePairs(2_000, 20_260);
    const share = (pairs: readonly NamePair[]) =>
      pairs.filter(({ names }) => isSame(names)).length / pairs.length;
    const wrong = different.filter(({ names }) => isSame(names));
    expect(wrong, 'two companies taken for one').toEqual([]);
    expect(share(same)).toBeGreaterThan(0.97);
    const languages = Map.groupBy(same, ({ language }) => language);
    for (const [language, pairs] of languages) expect(share(pairs), language).toBeGreaterThan(0.92);
  });
});
