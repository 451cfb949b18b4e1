/** Text with defanged values written out again, and where each of its characters was. */
export interface Refanged {
  readonly text: string;
  /** Offset in the original of a character of `text`. */
  startOf(at: number): number;
  /** Offset in the original after the character before `at`. */
  endOf(at: number): number;
}

/** How indicators are made unclickable: `hxxp`, `example[.]com`, `bob (at) example (dot) com`, `[:]//`. */
const FANGS =
  /\b(?:hxxp|h\*\*p|meow)(?=s?(?:\[?:\]?|\[:\/\/\])\/?)|\s?[[({]\s?(?:\.|dot|at|@|:\/\/|:|\/)\s?[\])}]\s?|\\(?=[.])/gi;

function plain(fang: string): string {
  const core = fang.replace(/[\s[\](){}]/g, '').toLowerCase();
  if (core === 'dot') return '.';
  if (core === 'at') return '@';
  if (core === '\\') return '';
  return /^[a-z*]/.test(core) ? 'http' : core;
}

export function refang(original: string): Refanged {
  let text = '';
  let last = 0;
  /** Offsets of the original at which each character begins, filled only where something changed. */
  const starts: number[] = [];
  const ends: number[] = [];
  const copy = (upTo: number) => {
    for (; last < upTo; last++) {
      starts.push(last);
      ends.push(last + 1);
      text += original[last];
    }
  };
  for (const match of original.matchAll(FANGS)) {
    const end = match.index + match[0].length;
    copy(match.index);
    for (const char of plain(match[0])) {
      starts.push(match.index);
      ends.push(end);
      text += char;
    }
    last = end;
  }
  if (last === 0) return { text: original, startOf: (at) => at, endOf: (at) => at };
  copy(original.length);
  return { text, startOf: (at) => starts[at] ?? original.length, endOf: (at) => ends[at - 1] ?? 0 };
}
