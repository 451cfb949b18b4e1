/** The sentence of a message that announces another account: how most changed accounts arrive. */

/** Words for an account, in all languages of ours. */
const ACCOUNT =
  /\b(?:bank(?:ing)? (?:details|account|coordinates|information)|account (?:details|number|information)|iban|(?:bank|payment) details|our account|new account)\b|bankverbindung|bankkonto|kontoverbindung|kontonummer|kontodaten|(?<!\p{Alpha})konto(?!\p{Alpha})|coordonnées bancaires|compte bancaire|(?<!\p{Alpha})rib(?!\p{Alpha})|coordinate bancarie|conto (?:corrente|bancario)|datos bancarios|cuenta (?:bancaria|corriente)|número de cuenta|dados bancários|conta bancária|bankgegevens|rekeningnummer|bankrekening|rachunku? bankow|numeru? (?:konta|rachunku)|nr (?:konta|rachunku)/iu;

/** Words for a change. */
const CHANGE =
  /(?<!\p{Alpha})(?:new|chang(?:e|ed|es|ing)|updat(?:e|ed|es)|moved|replac(?:e|ed|es)|no longer|different|neue[nrsm]?|geändert\p{Alpha}*|änder\p{Alpha}*|umgestellt|gewechselt|aktualisiert\p{Alpha}*|nicht mehr|nouve(?:au|l|lle|lles|aux)|chang(?:é|ée|és|ées|ement|ent)|modifi\p{Alpha}*|remplac\p{Alpha}*|nuov[aeio]|cambiat[aeio]|cambi(?:o|ato|amento)|modificat[aeio]|aggiornat[aeio]|nuev[ao]s?|cambi(?:ado|ado|aron|o)|modificad[ao]s?|actualizad[ao]s?|nov[ao]s?|alter(?:ad[ao]s?|ou|aram|ámos)|mud(?:ou|ança|aram|ámos)|alteração|nieuwe?|gewijzigd\p{Alpha}*|veranderd\p{Alpha}*|wijzig\p{Alpha}*|now(?:y|e|ego|ym)|zmian\p{Alpha}*|zmieni\p{Alpha}*)(?!\p{Alpha})/iu;

/** Longer ones are no sentences. */
const MAX_SENTENCE = 600;
/** Of a message, what is searched: what is shown. */
const MAX_SEARCHED = 50_000;

export interface Announcement {
  /** In the text, UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** The first sentence that names an account together with a change; null without one. */
export function announcementIn(text: string): Announcement | null {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  const lines = text.slice(0, MAX_SEARCHED).matchAll(/[^\n]+(?:\n[^\n]+)*/g);
  for (const { 0: paragraph, index } of lines) {
    // A wrapped line does not end a sentence.
    for (const { segment, index: at } of segmenter.segment(paragraph.replace(/\n/g, ' '))) {
      const sentence = segment.trimEnd();
      if (sentence.length > MAX_SENTENCE) continue;
      if (!ACCOUNT.test(sentence) || !CHANGE.test(sentence)) continue;
      return { start: index + at, end: index + at + sentence.length };
    }
  }
  return null;
}
