import { describe, expect, it } from 'vitest';
import { isSameCompany, readCompanyName } from '../../lib/suppliers/company-name.ts';
import { foldText } from '../../lib/values/text/index.ts';
import { type NamePair, namePairs } from './company-names.ts';

function isSame([first, second]: readonly [string, string]): boolean {
  const [a, b] = [readCompanyName(first), readCompanyName(second)];
  return a !== null && b !== null && isSameCompany(a, b);
}

const CITIES = ['Berlin', 'Frankfurt am Main', 'Leeds', 'Lyon', 'Sevilla', 'Kraków', 'São Paulo'];
const cityOf = (i: number) => CITIES[i % CITIES.length] ?? '';
const FORM =
  /(?<=[\s,])(?:GmbH(?: (?:&|u\.|und) Co\.? ?KG)?|AG|KG|Ltd\.?|PLC|LLP|Inc\.?|LLC|S\.L\.|S\.A\.|SARL|SAS|S\.p\.A\.|S\.r\.l\.|B\.V\.|N\.V\.|Sp\. z o\.o\.|Ltda\.)$/i;

/** A name as others write it; null: it cannot be written so. */
const VARIANTS: Readonly<Record<string, (name: string, i: number) => string | null>> = {
  'the city after it': (name, i) => (FORM.test(name) ? `${name} ${cityOf(i)}` : null),
  'the city behind a comma': (name, i) => `${name}, ${cityOf(i)}`,
  'the city in brackets': (name, i) => `${name} (${cityOf(i)})`,
  'the words in another order': (name) => {
    const [form] = FORM.exec(name) ?? [];
    const words = form
      ? name
          .slice(0, -form.length)
          .trim()
          .split(/[\s-]+/)
      : [];
    return words.length === 2 && !words.some((word) => /[&+,]/.test(word))
      ? `${words.toReversed().join(' ')} ${form}`
      : null;
  },
  // Within a word: before a word, what is left may be a company of its own.
  'cut at 27 characters': (name) => (/^.{26}\w\w/.test(name) ? name.slice(0, 27) : null),
  'cut at 35 characters': (name) => (/^.{34}\w\w/.test(name) ? name.slice(0, 35) : null),
  'the legal form first': (name) => {
    const [form] = FORM.exec(name) ?? [];
    return form ? `${form} ${name.slice(0, -form.length).replace(/[\s,]+$/, '')}` : null;
  },
  'Firma before it': (name) => `Firma ${name}`,
  'a letter of its longest word missing': (name, i) => {
    const [form] = FORM.exec(name) ?? [];
    const [longest = ''] = name.split(/[\s-]+/).toSorted((a, b) => b.length - a.length);
    if (!form || form.includes(longest) || longest.length < 9) return null;
    const at = 1 + (i % (longest.length - 2));
    return name.replace(longest, longest.slice(0, at) + longest.slice(at + 1));
  },
};

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
    ['Blau Metallbau GmbH & Co. KG', 'Fa. Metallbau Blau GmbH & Co. KG, Berlin'],
    ['UG (haftungsbeschränkt) Nordlicht Küchen', 'Nordlicht Küchen UG'],
    ['Gesellschaft für Elektrotechnik mbH', 'Gesellschaft für Elektrotec'],
  ])('%s is %s', (first, second) => {
    expect(isSame([first, second])).toBe(true);
  });

  it.each([
    ['Müller GmbH', 'Müller'],
    ['Müller GmbH', 'Müller AG'],
    ['Müller GmbH', 'Müller GmbH & Co. KG'],
    ['Bauer Metallbau GmbH', 'Baur Metallbau GmbH'],
    ['Siemens AG', 'Siemens Energy AG'],
    ['Adler Apotheke GmbH (Berlin)', 'Adler Apotheke GmbH, Hamburg'],
    ['Gauthier Transports SARL', 'Gautier Transports SARL'],
    ['Blau Metallbau GmbH', 'Blau Metallbau und Stahlhandel GmbH'],
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

  it.each(Object.entries(VARIANTS))('are known with %s', (_, write) => {
    const { same } = namePairs(2_000, 77);
    const pairs = same.flatMap(({ names: [name] }, i): [string, string][] => {
      const written = name.length < 100 ? write(name, i) : null;
      return written === null || !readCompanyName(name) ? [] : [[name, written]];
    });
    const missed = pairs.filter((pair) => !isSame(pair));
    expect(pairs.length).toBeGreaterThan(20);
    expect(missed.length / pairs.length, missed.slice(0, 9).join(' | ')).toBeLessThan(0.05);
  });

  it.each(Object.entries(VARIANTS))('of two companies stay two with %s', (_, write) => {
    const { different } = namePairs(2_000, 78);
    const pairs = different.flatMap(({ names: [name, other] }, i): [string, string][] => {
      const written = write(name, i);
      // A name that was cut before the part in which two differ may be either.
      const isOpen = written?.length === 27 || written?.length === 35;
      const start = (text: string) => foldText(text).replaceAll(' ', '').slice(0, 18);
      return written === null || (isOpen && start(other) === start(written))
        ? []
        : [[other, written]];
    });
    expect(pairs.filter(isSame).map((pair) => pair.join(' | '))).toEqual([]);
  });
});
