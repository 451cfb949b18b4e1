/**
 * Finds addresses that lack their @, in places where an address must be: after a label, and in the
 * header of a mail.
 */
import type { Finding } from '../../domain/index.ts';
import { isDigitAt, matchEnd } from '../../text/index.ts';
import { createFinding } from '../shared/finder.ts';
import { hasCommonTld } from '../shared/mistyped-domain.ts';
import type { LabelledPlace } from '../shared/mistyped-finder.ts';

/** Names of addresses, which are not words before a handle: "info @firma.de". */
export const ROLE =
  '(?:info|kontakt|contact|contacto|contato|contatti|office|mail|email|post|service|support|sales|vertrieb|verkauf|bestellung|rechnung|buchhaltung|admin|hello|hallo|bonjour|ventas|vendite|amministrazione|segreteria|accueil|biuro|sekretariat|redaktion|presse|press|jobs|bewerbung|datenschutz|privacy|webmaster|noreply)';
/** The end of a line or cell. */
const LINE_END = '(?=[ \\xa0]*(?:$|[\\n|;,·•]))';
/** A name with dots and without an @, alone in its line or cell. */
const WITHOUT_SIGN =
  /(?!www\.)[\p{Alpha}\p{N}][\p{IDC}+-]*(?:[.#][\p{IDC}+-]+)+(?=[ \xa0]*(?:$|[\n|;,·•]))/uy;
/** What must be between a label and a value that lacks its @: a colon, a tab, a bar or dots. */
const COLON = /(?:[:：\t|]|\.{3})[ \xa0]*$/;
/** A name with a number before the domain, or a provider's domain: host names have neither. */
const LIKE_ADDRESS =
  /^\p{Alpha}[\p{Alpha}._+-]*\d+\p{Alpha}|[\p{Alpha}\p{N}](?:gmail|hotmail|yahoo|outlook|icloud)\./iu;

/** A space instead of the @: "info firma.de", "anna.muster firma.de". Other words before a name are not addresses. */
const WITH_SPACE = new RegExp(
  `(?:${ROLE}|[\\p{Lower}\\d_-]+\\.[\\p{Lower}\\d_-]+|\\p{Lower}{2,}\\d+)[ \\xa0](?!www\\.)[\\p{Alpha}\\p{N}-]+(?:\\.[\\p{Alpha}\\p{N}-]+)+${LINE_END}`,
  'uy',
);

/** A name without an @ where an address must be; null if there is something else. */
export function readWithoutSign(
  text: string,
  start: number,
  { words }: LabelledPlace,
): Finding | null {
  const isWhole = text.slice(0, start).trim() === '';
  if (words > 0) return null;
  const end = Math.max(matchEnd(WITHOUT_SIGN, text, start), matchEnd(WITH_SPACE, text, start));
  const isAnnounced = isWhole || COLON.test(text.slice(Math.max(0, start - 8), start));
  if (end < 0 || !(isAnnounced || LIKE_ADDRESS.test(text.slice(start, end)))) return null;
  if (!hasCommonTld(text.slice(start, end).replace('#', '.'))) return null;
  return createFinding('email', text, start, end, text.slice(start, end));
}

/** Matches from the colon of a mail's header field that contains addresses, in the languages of the interface. */
const HEADER =
  /(?<=^[ \t>]*(?:from|to|b?cc|reply-to|von|an|antwort an|de|à|para|da|a|van|aan|od|do|dw|kopia|kopie)[ \xa0]?):[^\n@]*/imuy;
/** A name with a number in it, and the domain that follows without an @. */
const NUMBERED_ADDRESS =
  /(?<=[:<,;][ \xa0]{0,2})\p{Alpha}[\p{Alpha}._+-]*\d+\p{Alpha}[\p{Alpha}\p{N}-]*(?:\.[\p{Alpha}\p{N}-]+)*\.\p{Alpha}{2,}(?=[>,; \xa0]|$)/gu;

/** The addresses that lack their @ in the header of a mail. */
export function findInHeaders(text: string): Finding[] {
  const found: Finding[] = [];
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    const end = isDigitAt(text, colon - 1) ? -1 : matchEnd(HEADER, text, colon);
    if (end < 0) continue;
    for (const { 0: raw, index } of text.slice(colon, end).matchAll(NUMBERED_ADDRESS))
      if (hasCommonTld(raw))
        found.push(createFinding('email', text, colon + index, colon + index + raw.length, raw));
    colon = end - 1;
  }
  return found;
}
