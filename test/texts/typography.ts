/** The rules of each language for punctuation and spaces. */

interface Rule {
  readonly name: string;
  /** Matches what breaks the rule. */
  readonly wrong: RegExp;
  /** Messages in which the same signs mean something else: `area.name`. */
  readonly except?: readonly string[];
}

const NARROW = '\u202F';
/** The character that replaces a gap for a value. */
const GAP = '\uFFFC';

const quotes = (marks: string, wrong: RegExp): Rule => ({ name: `quotes are ${marks}`, wrong });

const UNITS: Rule = {
  name: 'a no-break space between a number and its unit',
  wrong: new RegExp(`[\\d${GAP}] (?:ms|s|min|h|k[Bo]|KB|M[Bo]|GB|%)(?![\\p{L}\\p{N}])`, 'u'),
};

const EVERYWHERE: readonly Rule[] = [
  { name: 'no straight quotes', wrong: /["']/ },
  { name: 'an ellipsis is one sign', wrong: /\.\.\./ },
  {
    name: 'one space at a time',
    wrong: /[ \u00A0\u202F]{2}/,
    except: ['workbench.searchAndItsKey'],
  },
  { name: 'no space at the end of a sentence', wrong: /[ \u00A0]\.(?![\p{L}\uFFFC])/u },
];

const NO_SPACE_BEFORE: Rule = {
  name: 'no space before ; : ! ?',
  // Not punctuation that the sentence is about: “without ? and #”.
  wrong: /[\p{L}\p{N}”“»)][ \u00A0\u202F][;:!?](?! \p{L}+ #)/u,
};

export const TYPOGRAPHY: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    ...EVERYWHERE,
    NO_SPACE_BEFORE,
    quotes('“…”', /[„«»‹›‚]/),
    { name: 'no space before an ellipsis', wrong: /\p{L} …$/u },
  ],
  de: [
    ...EVERYWHERE,
    NO_SPACE_BEFORE,
    quotes('„…“', /[”«»‹›]|“(?=\p{L})|„[^“]*$/u),
    { name: 'a no-break space before an ellipsis', wrong: /\p{L}(?: ?)…/u },
    UNITS,
    {
      name: 'no-break spaces in abbreviations (z. B.)',
      wrong: /\b(?:z\.B\.|d\.h\.|u\.a\.|z\. B\.)/,
    },
  ],
  es: [
    ...EVERYWHERE,
    NO_SPACE_BEFORE,
    quotes('«…»', /[„“”‹›‚]/),
    {
      name: '¿ before a question',
      wrong: /^[^¿]*\?/,
      except: ['failures.addressWithQuery'],
    },
    { name: '¡ before an exclamation', wrong: /^[^¡]*!/ },
    UNITS,
  ],
  fr: [
    ...EVERYWHERE,
    {
      name: 'a narrow no-break space before ; : ! ?',
      wrong: new RegExp(`[^${NARROW}\\d/][;!?]|[^${NARROW}\\d/]:(?!//)`),
      // Colons of IP addresses.
      except: ['ip.doubleColonTwice', 'ip.groupsBesidesDoubleColon', 'ip.tooFewGroups'],
    },
    quotes('«…» with narrow no-break spaces', new RegExp(`[„“”‹›]|«[^${NARROW}]|[^${NARROW}]»`)),
    UNITS,
  ],
  it: [...EVERYWHERE, NO_SPACE_BEFORE, quotes('“…” or «…»', /[„‹›‚]|“[^”]*$/), UNITS],
  nl: [...EVERYWHERE, NO_SPACE_BEFORE, quotes('“…” or ‘…’', /[„«»‹›‚]|“[^”]*$/), UNITS],
  pl: [
    ...EVERYWHERE,
    NO_SPACE_BEFORE,
    quotes('„…”', /[“«‹›‚]|„[^”]*$/),
    UNITS,
    {
      name: 'a no-break space after a word of one letter',
      wrong: /(?<![\p{L}\p{N}.])[aiouwzAIOUWZ] (?=[\p{L}\p{N}„(\uFFFC])/u,
    },
  ],
  pt: [...EVERYWHERE, NO_SPACE_BEFORE, quotes('“…”', /[„«»‹›‚]|“[^”]*$/), UNITS],
};
