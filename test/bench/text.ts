/**
 * Speed of detection, compared with a plain pass over the same text and with libraries that do
 * parts of it; measured in interleaved rounds of a single run.
 */
import { CONTENDERS } from './contenders.ts';
import { race } from './measure.ts';
import { type BenchText, directory, mixed, prose } from './texts.ts';

const ROUNDS = 7;
const pick = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(CONTENDERS).filter(([name]) => names.includes(name)));

function speed(text: BenchText, ms: number): string {
  return `${(text.size / 1000 / ms).toFixed(1).padStart(8)} MB/s`;
}

function report(text: BenchText, times: Record<string, number>): void {
  const ours = times.fieldmark ?? 0;
  console.log(`\n${text.name}: ${(text.size / 1e6).toFixed(2)} MB in ${text.blocks.length} blocks`);
  for (const [name, ms] of Object.entries(times)) {
    const ratio = ms / ours;
    const comparison =
      name === 'fieldmark' ? '' : `fieldmark is ${ratio.toFixed(ratio < 10 ? 2 : 0)} times as fast`;
    console.log(`  ${name.padEnd(24)}${speed(text, ms)}   ${comparison}`);
  }
}

console.log(`Medians of ${ROUNDS} interleaved rounds, Node ${process.version}.`);
for (const text of [prose(1e6), mixed(1e6), directory()]) {
  report(text, race(CONTENDERS, text.blocks, ROUNDS));
}

// For growth: a text a hundred times as long.
const small = prose(1e5);
const large = prose(1e7);
const selected = pick(['bare', 'fieldmark', 'linkify-it']);
const short = race(selected, small.blocks, ROUNDS);
const long = race(selected, large.blocks, ROUNDS);
report(large, long);
console.log('\nTime for 10 MB as a multiple of the time for 100 kB:');
for (const name of Object.keys(selected)) {
  console.log(`  ${name.padEnd(24)}${((long[name] ?? 0) / (short[name] ?? 1)).toFixed(0)}`);
}

// The texts known to take longest for their size.
const worst = [
  'VAT 123456789 ',
  'DE12DE12 ',
  '1-DE12',
  '1(',
  '+49 30 901820 ',
  'bob@x.com ',
  '漢1',
];
const blocks = worst.map((unit) => unit.repeat(1e5 / unit.length));
const times = blocks.map((block) => race(pick(['fieldmark']), [block], ROUNDS).fieldmark ?? 0);
console.log(`\n100 kB of the worst that is known: ${Math.max(...times).toFixed(1)} ms`);
