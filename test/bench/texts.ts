/**
 * The texts of the benchmark, generated from fixed seeds so that every run is the same. Each is a
 * list of blocks, like those of the page scan.
 */
export interface BenchText {
  readonly name: string;
  readonly blocks: readonly string[];
  /** UTF-16 code units in all blocks together. */
  readonly size: number;
}

/** A small deterministic generator (mulberry32): numbers in [0, n). */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

const WORDS =
  'the a an of to in for with from that this when each field value option default returns request response header server client method object string number array type function callback handler event listener configuration parameter argument example following section document element attribute content script background message storage permission manifest version browser extension page tab window worker promise error result state update remove create register enable disable must should can will be is are not only if it its by or and as at on see below above note'.split(
    ' ',
  );

const CODE = [
  'npm install lodash@4.17.21',
  'git clone git@github.com:user/repo.git',
  'HTTP/1.1 200 OK',
  'sha256-9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'released on 2024-03-15 at 10:42:07',
  'version 3.14.159',
  'see RFC 5321, section 4.5.3.1',
  '@param {string} name',
  'width: 1280px; height: 720px',
  'listen on 127.0.0.1:8080',
];

function sentence(roll: (n: number) => number): string {
  const words: string[] = [];
  for (let i = 8 + roll(18); i > 0; i--) {
    words.push(
      roll(150) === 0 ? (CODE[roll(CODE.length)] ?? '') : (WORDS[roll(WORDS.length)] ?? ''),
    );
  }
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Paragraphs of documentation with few numbers and almost no values. */
export function prose(size: number): BenchText {
  const roll = dice(1);
  const blocks: string[] = [];
  let total = 0;
  while (total < size) {
    const paragraph = Array.from({ length: 2 + roll(5) }, () => sentence(roll)).join(' ');
    // Through a buffer, because V8 stores a concatenated string as parts until it is first read.
    const block = Buffer.from(paragraph, 'utf8').toString('utf8');
    blocks.push(block);
    total += block.length;
  }
  return { name: 'prose', blocks, size: total };
}

const digits = (roll: (n: number) => number, n: number) =>
  Array.from({ length: n }, () => roll(10)).join('');

/** A line of a contact directory: a person, four values and many look-alikes. */
function row(roll: (n: number) => number, i: number): string {
  const first = WORDS[roll(WORDS.length)] ?? '';
  const last = WORDS[roll(WORDS.length)] ?? '';
  return [
    `${i + 1}`,
    `${first} ${last}`,
    `${first}.${last}${roll(100)}@${last}-office.example.com`,
    `+49 30 ${digits(roll, 7)}`,
    `(0)30/${digits(roll, 4)}-${digits(roll, 2)}`,
    `DE${digits(roll, 2)} ${digits(roll, 4)} ${digits(roll, 4)} ${digits(roll, 4)} ${digits(roll, 4)} ${digits(roll, 2)}`,
    i % 3 === 0
      ? 'IBAN DE89 3704 0044 0532 0130 00'
      : `order ${digits(roll, 3)}-${digits(roll, 7)}-${digits(roll, 7)}`,
    i % 3 === 1 ? 'ATU13585627' : `SKU-${digits(roll, 8)}`,
    `19${digits(roll, 2)}-0${1 + roll(9)}-1${roll(10)} 0${roll(10)}:${10 + roll(50)}:${10 + roll(50)}`,
    `978-3-16-${digits(roll, 6)}-${roll(10)}`,
    `${digits(roll, 4)} ${digits(roll, 4)} ${digits(roll, 4)} ${digits(roll, 4)}`,
    `1.${digits(roll, 3)},${digits(roll, 2)} EUR`,
    `v${roll(20)}.${roll(20)}.${roll(20)}`,
    `10.${roll(255)}.${roll(255)}.${roll(255)}`,
    `${digits(roll, 2)}.${digits(roll, 5)}, ${digits(roll, 1)}.${digits(roll, 5)}`,
    `pkg@${roll(9)}.${roll(9)}.${roll(9)}`,
  ].join(' ');
}

/** A directory in which each row is a block of values and look-alikes. */
export function directory(): BenchText {
  const roll = dice(3);
  const blocks = Array.from({ length: 5000 }, (_, i) =>
    Buffer.from(row(roll, i), 'utf8').toString('utf8'),
  );
  return { name: 'directory', blocks, size: blocks.join('').length };
}
