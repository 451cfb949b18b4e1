/**
 * Speed of detection, compared with a plain pass over the same text and with libraries that do
 * parts of it; measured in interleaved rounds of a single run.
 */
import { CONTENDERS } from './contenders.ts';
import { race } from './measure.ts';
import { type BenchText, directory, prose } from './texts.ts';

const ROUNDS = 7;

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
for (const text of [prose(1e6), directory()]) {
  report(text, race(CONTENDERS, text.blocks, ROUNDS));
}
