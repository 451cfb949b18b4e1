/**
 * Reads mistyped domain names in text, with the top-level domains in everyday use. Pages do not
 * load the public suffix list, so only these distinguish a name from the end of a sentence.
 */
import { isRegionCode } from '../../text/index.ts';

/** Generic top-level domains, and country-code ones that differ from the country's ISO 3166-1 code. */
const NAMES = new Set(
  'com net org info biz edu gov mil int eu uk su name pro coop museum app dev shop online store site website tech cloud email berlin hamburg koeln cologne bayern ruhr saarland nrw tirol wien swiss paris bzh alsace corsica barcelona cat gal eus amsterdam frl gent brussels vlaanderen london scot wales cymru irish nyc agency academy art bio blog business care center club coach company consulting design digital energy expert finance gallery global gmbh group haus health hotel immo immobilien jetzt kaufen law legal life live ltd media network news one page photo photography restaurant reisen schule services sexy social software solutions space studio support systems team technology tips today tools travel versicherung vip wiki work works world xyz zone'.split(
    ' ',
  ),
);

/** The two-letter labels met so far. Looking up a country's name takes longer than reading a line. */
const twoLetterEndings = new Map<string, boolean>();
/** Limits the labels that are kept. There are fewer of two Latin letters. */
const MOST = 999;

/** Whether a domain can end in this label, given in any letter case. */
export function isCommonTld(label: string): boolean {
  const lower = label.toLowerCase();
  if (lower.length !== 2 || NAMES.has(lower)) return NAMES.has(lower);
  const known = twoLetterEndings.get(lower);
  if (known !== undefined) return known;
  const isEnding = isRegionCode(lower.toUpperCase());
  if (twoLetterEndings.size < MOST) twoLetterEndings.set(lower, isEnding);
  return isEnding;
}

/**
 * What people type between the labels of a domain: one or two dots, the keys next to the dot, a
 * space next to a dot.
 */
export const LABEL_SEPARATOR = '\\.{1,2}|[,;]|[ \\xa0]\\.|\\.[ \\xa0]';

/** The last label of a domain, with the separator before it. */
const ENDING = new RegExp(`(${LABEL_SEPARATOR})([\\p{Alpha}\\p{N}-]+)$`, 'u');

export const hasCommonTld = (domain: string) => isCommonTld(ENDING.exec(domain)?.[2] ?? '');

/** Removes the punctuation that ends the sentence, and words after it that are not a top-level domain. */
export function withoutSentenceEnd(domain: string): string {
  let rest = domain.replace(/(?<![.,;-])[.,;-]+$/, '');
  for (;;) {
    const [all = '', separator = '', label = ''] = ENDING.exec(rest) ?? [];
    if (!/[ \xa0,;]/.test(separator)) return rest;
    // "info@firma. It works": a sentence begins with a capital letter.
    const isSentence = /[ \xa0]$/.test(separator) && /^\p{Upper}/u.test(label);
    if (isCommonTld(label) && !isSentence) return rest;
    rest = rest.slice(0, -all.length).replace(/(?<![.,;-])[.,;-]+$/, '');
  }
}

/**
 * Whether a value that ends at `end` reaches into the next label at `limit`. A label counts only at
 * the start of a word, unlike "web" in max@web,de.
 */
export const reachesNextLabel = (text: string, end: number, limit: number) =>
  end > limit && /\s/.test(text.charAt(limit - 1));
