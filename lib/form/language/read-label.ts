/** Determines what a field is for from a label or a placeholder: "VAT number". */
import { foldText } from '../../values/text/index.ts';
import { type Evidence, readPhrase } from './read-phrase.ts';
import { kindsNamedIn } from './word-search.ts';

/** Folds text; slashes, commas and colons between the parts of a label become `|`. */
function foldParts(text: string): string {
  const parts = text.split(/[/|,;:–—·•]|\s-\s/).map(foldText);
  // Removes the Italian pronoun in "email su cui", which is not the Romanian CUI number.
  return parts
    .filter((part) => part !== '')
    .join('|')
    .replace(/ (?:a|su|per|con|di|da|in|il|la|i|le) cui(?= )/g, ' |');
}

const ASIDE = /[([（【]([^)\]）】]*)[)\]）】]?/g;

/** Negations: "Account number (not IBAN)" */
const NOT = / (?:not|never|nicht|keine?|pas|ikke|inte|geen|niet|nao|не) /;

/** Example addresses are not part of the label: "Email (name@example.com)". */
const EXAMPLE =
  /(?<![\p{Alpha}\d._%+-])[\p{Alpha}\d._%+-]+@[\p{Alpha}\d-]+(?:\.[\p{Alpha}\d-]+)+/gu;

/** Remarks about the form of a number: "Number without country code", "DDD + telefone". */
const CODE_REMARK =
  /\b(?:with(?:out)?|incl(?:uding|\.)?|no|mit|ohne|inkl\.?|avec|sans|con|sin|senza|com|sem|met|zonder)\s+(?:the\s+)?(?:country|area|dial(?:l?ing)?|international|std)\s+code\b|\bdd[di]\s*(?:\+|e\b)/gi;

/** Arithmetic captchas: "What is 3 + 4?" */
const SUM = /(?<!\d)\d{1,2}\s*(?:[+×*]|x|plus|minus)\s*\d{1,2}(?!\d)/i;

/** The first part of a compound whose second part follows later: "Telefon- und Internetkosten". */
const SHARED = /\p{Alpha}-\s+(?:und|oder|en|of|och|eller|og)\s+(\p{Alpha}+)/iu;

/** Words joined by a hyphen to the word before: "E-Mail-Betreff". */
function joinedIn(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/(?<=\p{Alpha}{2}[-\u2010\u2011])\p{Alpha}+/gu)].map((match) =>
      foldText(match[0]).trim(),
    ),
  );
}

/** Accepts other values too if brackets name another kind: "Email (or phone)". */
function widen(evidence: Extract<Evidence, { is: 'kind' }>, text: string): Evidence {
  const other = kindsNamedIn(foldText(text)).find(({ rules }) => rules !== evidence.rules);
  return other ? { ...evidence, loose: true, also: other.rules.kind } : evidence;
}

/**
 * Determines what a visible text shows about its field. Text in brackets is read only if it is
 * short and needed.
 * @param lang primary language subtag, if known
 */
export function readLabel(text: string, lang = ''): Evidence {
  if (text === '') return null;
  const hasAccents = /[^\P{L}A-Za-z]/u.test(text);
  const context = { lang, hasAccents, hyphenatedWords: joinedIn(text) };
  if (SUM.test(text)) return { is: 'veto', vetoClass: 'code' };
  const plain = text.replace(EXAMPLE, ' ; ').replace(ASIDE, ' ; ').replace(CODE_REMARK, ' ; ');
  const evidence = readPhrase({ folded: foldParts(plain), ...context });
  // "Telefon- und Internetkosten", but not "Telefon- oder Handynummer".
  const shared = evidence?.is === 'kind' ? SHARED.exec(text)?.[1] : undefined;
  if (shared !== undefined && !/num|nr$|adr/i.test(shared)) return { is: 'other', guess: 'head' };
  if (plain === text) return evidence;
  if (evidence?.is === 'kind') return widen(evidence, text);
  if (evidence?.is === 'veto') return evidence;
  // Brackets can name the kind ("Login (email)", "Account (IBAN)"), but not in "BIC (if the IBAN is
  // foreign)" or "How did you hear of us? (email, phone, friend)".
  const asides = [...text.matchAll(ASIDE)].map((match) => match[1] ?? '');
  const long = plain.trim().split(/\s+/).length > 4;
  if (asides.some((aside) => NOT.test(foldText(aside)) || foldText(aside).split(' ').length > 5)) {
    return evidence;
  }
  if (long && asides.some((aside) => /[,/…]|\betc\b|\be\.g\b/.test(aside))) return evidence;
  const whole = readPhrase({ folded: foldParts(text), ...context });
  return whole?.is === 'kind' ? whole : (evidence ?? whole);
}
