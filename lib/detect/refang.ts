/** Text with defanged values restored, and the original offset of each character. */
export interface Refanged {
  readonly text: string;
  /** Original offset of the character at `offset` in `text`. */
  startOf(offset: number): number;
  /** Original offset of the end of the character before `offset`. */
  endOf(offset: number): number;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Words that replace characters in hidden addresses, by language. */
const WORDS: Readonly<Record<string, string>> = {
  at: '@',
  ät: '@',
  arroba: '@',
  arobase: '@',
  chiocciola: '@',
  a: '@',
  dot: '.',
  punkt: '.',
  punto: '.',
  ponto: '.',
  point: '.',
};

/** Patterns of defanged text and their replacements; '' means the word or character that was matched. */
const FANGS: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\b(?:hxxp|hxtp|htxp|h\*\*p|meow)(?=s?(?:\[?:\]?|\[:\/\/\])\/?)/gi, 'http'],
  [
    /\s?[[({<]\s?(?:\.|dot|punkt|punto|ponto|point|at|ät|arroba|arobase|chiocciola|@|:\/\/|::?|\/)\s?[\])}>]\s?/gi,
    '',
  ],
  [/(?<=[\w])[[({]a[\])}](?=\w)/gi, '@'],
  [/&(?:#0*64|#x0*40|commat);/gi, '@'],
  [/&(?:#0*46|#x0*2e|period);/gi, '.'],
  [/ -(?:at|dot)- /gi, ''],
  // Upper case between lower-case words: "bob AT example DOT com".
  [/(?<=[a-z\d]) AT (?=[\w-]{1,63}(?:\.| DOT )\w)/g, '@'],
  [/(?<=[\w-]) DOT (?=[a-z]{2})/g, '.'],
];

/** A selection that is only an address or name, with words for its punctuation or spaces around it. */
const SPOKEN = /^\s*(?:[\w.+-]+ at )?[\w-]+(?: dot [\w-]+)+\s*$/i;
const SPACED = /^\s*[\w.+-]+ ?@ ?[\w-]+(?: ?\. ?[\w-]+)+\s*$/;
const LONGEST_SPOKEN = 320;

function plain(fang: string): string {
  const core = fang.replace(/[\s[\](){}<>-]/g, '').toLowerCase();
  return WORDS[core] ?? core;
}

function edits(original: string): Edit[] {
  const whole = original.length > LONGEST_SPOKEN ? [] : wholeFangs(original);
  const all = [...FANGS, ...whole].flatMap(([pattern, text]) =>
    Array.from(original.matchAll(pattern), ({ 0: fang, index }) => ({
      start: index,
      end: index + fang.length,
      text: text || plain(fang),
    })),
  );
  // An escaped full stop: example\.com
  for (const { index } of original.matchAll(/\\(?=\.)/g)) {
    all.push({ start: index, end: index + 1, text: '' });
  }
  return all.sort((a, b) => a.start - b.start);
}

function wholeFangs(original: string): [RegExp, string][] {
  if (SPOKEN.test(original)) return [[/ (?:at|dot) /gi, '']];
  return SPACED.test(original) ? [[/ ?[@.] ?/g, '']] : [];
}

/** Restores defanged text: `hxxp`, `example[.]com`, `bob (at) example (dot) com`, `[:]//`. */
export function refang(original: string): Refanged {
  let text = '';
  let last = 0;
  /** Original start offset of each character; filled only if something changed. */
  const starts: number[] = [];
  const ends: number[] = [];
  const copy = (upTo: number) => {
    for (; last < upTo; last++) {
      starts.push(last);
      ends.push(last + 1);
      text += original[last];
    }
  };
  for (const edit of edits(original)) {
    if (edit.start < last) continue;
    copy(edit.start);
    for (const char of edit.text) {
      starts.push(edit.start);
      ends.push(edit.end);
      text += char;
    }
    last = edit.end;
  }
  if (last === 0) return { text: original, startOf: (offset) => offset, endOf: (offset) => offset };
  copy(original.length);
  return {
    text,
    startOf: (offset) => starts[offset] ?? original.length,
    endOf: (offset) => ends[offset - 1] ?? 0,
  };
}
