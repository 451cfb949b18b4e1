/** Finds mistyped domain names and web addresses after a label. */
import type { Finding } from '../../domain/index.ts';
import { matchEnd } from '../../text/index.ts';
import { createFinding } from '../shared/finder.ts';
import {
  hasCommonTld,
  isCommonTld,
  LABEL_SEPARATOR,
  reachesNextLabel,
  withoutSentenceEnd,
} from '../shared/mistyped-domain.ts';
import type { LabelledPlace, MistypedFinder } from '../shared/mistyped-finder.ts';
import { toDomain } from './host.ts';

/** The beginning of a URL, even if mistyped. */
const SCHEME = '(?:h?t{1,3}ps?[ \\xa0]?[:;.,]{0,3}[ \\xa0]?/{1,3})?';
const LABEL = '[\\p{IDC}](?:[\\p{IDC}-]{0,61}[\\p{Alpha}\\p{M}\\p{N}])?';
const WRITTEN = new RegExp(
  `(${SCHEME})((?:www[ ,](?=\\S))?${LABEL}(?:(?:${LABEL_SEPARATOR})${LABEL}){0,6})(?![\\p{Alpha}\\p{N}@＠(])`,
  'uiy',
);
const PATH = /(?::\d{1,5})?[/?#][^\s<>"'`]*/y;
/** Second-level suffixes, which are followed by another label: firma.co,uk. */
const SECOND_LEVEL = /^(?:co|com|org|net|ac|gov)$/i;

/**
 * The first of several names, as in "a.de,b.de": up to the first comma after a common top-level
 * domain that is no second-level suffix.
 */
function firstName(names: string): string {
  for (const { index } of names.matchAll(/[,;]/g)) {
    const name = names.slice(0, index);
    const ending = /\.([^.]+)$/.exec(name)?.[1] ?? '';
    if (isCommonTld(ending) && !SECOND_LEVEL.test(ending)) return name;
  }
  return names;
}

/** Several words with commas and without a dot: "en,de,fr". */
const WORDS = /^[^.]*[,;][^.]*[,;][^.]*$/;

/** What must be between a label and a name that does not begin like a web address: a colon. */
const COLON = /[:：][ \xa0\n]*$/;

/** The name at `start`, with its scheme; null if there is something else. */
function readLabelled(
  text: string,
  start: number,
  { words, limit }: LabelledPlace,
): Finding | null {
  const isWhole = text.slice(0, start).trim() === '';
  const isNear = words === 0 && (isWhole || COLON.test(text.slice(Math.max(0, start - 8), start)));
  if (!isNear && !'hHtTwW'.includes(text.charAt(start))) return null;
  WRITTEN.lastIndex = start;
  const [all = '', scheme = '', name = ''] = WRITTEN.exec(text) ?? [];
  if (!name) return null;
  const host = withoutSentenceEnd(firstName(name));
  const hasWww = /^www[ .,]/i.test(host);
  const isWebAddress = scheme !== '' || hasWww;
  if (!isWebAddress && !isNear) return null;
  // Not "Server: apache" or "HTTP/1.1": without "www", the name must have a common ending.
  if (WORDS.test(host)) return null;
  if (!hasCommonTld(host) && !hasWww) return null;
  const hostEnd = start + all.length - (name.length - host.length);
  const pathEnd = host === name ? matchEnd(PATH, text, hostEnd) : -1;
  const end =
    pathEnd < 0
      ? hostEnd
      : start + text.slice(start, pathEnd).replace(/(?<![.,;:!?)])[.,;:!?)]+$/, '').length;
  if (reachesNextLabel(text, end, limit)) return null;
  const isRight = scheme === '' || /^https?:\/\/$/i.test(scheme);
  const value = (isRight && toDomain(host)) || text.slice(start, hostEnd);
  return createFinding('domain', text, start, end, value);
}

export const mistypedDomainFinder: MistypedFinder = {
  kind: 'domain',
  labels:
    'domain*, website*, web site, web, webseite*, webpage, web page, homepage, home page, internet, internetseite, internetadresse, internetauftritt, url, host, hostname, host name, server, nameserver, name server, link, online, site, site web, site internet, adresse web, domaine, nom de domaine, sitio web, página web, pagina web, página, dominio, dirección web, sito, sito web, sito internet, indirizzo web, webstek, webadres, domein*, strona, strona internetowa, strona www, witryna, domena, adres strony, domínio, endereço web, página na internet, hemsida, webbplats, webbsida, hjemmeside, nettside, kotisivu*, verkkosivu*, webové stránky, web stránka, doména, weboldal, honlap, site ul, spletna stran, сайт, веб сайт, домен, ιστοσελίδα, 网址, 网站, ホームページ, 홈페이지'.split(
      ', ',
    ),
  readLabelled,
};
