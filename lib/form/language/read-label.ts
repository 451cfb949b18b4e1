/** Determines what a field is for: from a label or a placeholder ("VAT number"), or from an identifier. */
import {
  foldIdentifier,
  foldText,
  joinFoldedWords,
  lastSegment,
} from '../../reading/text/index.ts';
import { type Evidence, readPhrase, VETO_CLASSES } from './read-phrase.ts';
import { ADDRESS_WORD, continuesWithUnknownNoun } from './value-nouns.ts';
import { bestHit, findWords, type KindHit, kindsNamedIn } from './word-search.ts';

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

/** Determines from an identifier what a field is for: `billing_vatNumber`, `phones[0][number]`. */

/** Whether the name asks for the value again, like `verify_email`; `email_verify_code` asks for a code. */
const isRepeat = (words: string, hit: KindHit): boolean =>
  /^~? verify ?$/.test(words.slice(0, hit.start)) &&
  /^ ?(?:address |number )?$/.test(words.slice(hit.end));

function readNameWords(name: string): Evidence {
  // The prefix prevents identifiers from matching phrases with `=`, which require the whole text.
  const words = `~${name}`;
  const hits = kindsNamedIn(words);
  // A kind that wins everywhere has short words that need a label, such as `uid` or `moms`.
  const wholeHits = kindsNamedIn(name).filter(({ rules }) => rules.winsEverywhere !== true);
  const hit = bestHit(hits) ?? bestHit(wholeHits);
  const isRepeated = hit !== undefined && isRepeat(words, hit);
  for (const vetoClass of VETO_CLASSES) {
    if (vetoClass === 'code' && (isRepeated || hit?.rules.receivesCodes === undefined) && hit)
      continue;
    if (findWords(vetoClass, words) !== null) return { is: 'veto', vetoClass };
  }
  const other = findWords('other', words, 'last');
  if (hit === undefined) {
    if (other !== null) return { is: 'other' };
    const glued = joinFoldedWords(name);
    if (glued === name) return null;
    const found = bestHit(kindsNamedIn(`~${glued}`));
    return found === undefined ? null : { is: 'kind', rules: found.rules, loose: false };
  }
  const rest = words.slice(hit.end);
  // `email_login`: an address that is used to sign in.
  const isLogin = hit.rules.isUsername === true && / (?:login|username) $/.test(rest);
  // The head of a compound name is its last word: `email_first_name`, `phone_order_number`.
  const isAddressWord = hit.rules.isAddress === true && ADDRESS_WORD.test(rest);
  if (other !== null && other.start >= hit.end && !isAddressWord && !isLogin)
    return { is: 'other' };
  const evidence = { is: 'kind', rules: hit.rules, loose: hits.length > 1 } as const;
  return !isAddressWord && !isLogin && continuesWithUnknownNoun(rest)
    ? { ...evidence, weak: true }
    : evidence;
}

/** Reads the last path segment of an identifier, then the whole (`phones[0][number]`). */
export function readName(name: string): Evidence {
  if (name === '') return null;
  const last = lastSegment(name);
  // `filter[email]`
  if (last !== name && findWords('search', foldIdentifier(name)) !== null) {
    return { is: 'veto', vetoClass: 'search' };
  }
  const evidence = readNameWords(foldIdentifier(last));
  return evidence !== null || last === name ? evidence : readNameWords(foldIdentifier(name));
}
