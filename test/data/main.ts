/**
 * `npm run data`: the data sets of Fieldmark and their age (lib/models/data-sets).
 *
 *   list                     each data set with its date, licence and source
 *   check                    fails if a person has to compare a data set with its source
 *   rebuild [names]          reads the sources, writes the data files, prints what is judged differently
 *   checked names            records that a person compared these with their source today
 *
 * `--from PATH` reads a local file or an unpacked or packed package instead of the source of a single data set.
 * `--report FILE` writes the report or reminder as Markdown. `--dry-run` writes nothing else.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ageOf,
  DATA_SETS,
  type DataDate,
  type DataSet,
  type DataSetId,
} from '../../lib/models/data-sets.ts';
import { differenceReport } from './difference.ts';
import { REBUILDS, root } from './rebuilds.ts';
import { dateText, due, reminderText } from './reminder.ts';
import {
  type PackageSource,
  packageIn,
  releaseDayOf,
  runNpm,
  SourceUnreachable,
} from './source.ts';
import { withDate } from './written.ts';

const { values: options, positionals } = parseArgs({
  options: {
    from: { type: 'string' },
    report: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [command = 'list', ...names] = positionals;
const now = Date.now();
const datesFile = join(root, 'lib/models/data-sets.ts');

const chosen = names.map((name): DataSet => {
  const found = DATA_SETS.find(({ id }) => id === name);
  if (found) return found;
  throw new Error(
    `No data set is named ${name}. There are: ${DATA_SETS.map(({ id }) => id).join(', ')}`,
  );
});
if (options.from !== undefined && chosen.length !== 1)
  throw new Error('--from needs the name of a single data set.');

function recordDate(id: DataSetId, date: DataDate): void {
  writeFileSync(datesFile, withDate(readFileSync(datesFile, 'utf8'), id, date));
}

/** Installs the version of a package that package.json names exactly, if it names the package. */
function install(name: string, version: string): string {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  if (
    !manifest.includes(`"${name}": "`) ||
    packageIn(join(root, 'node_modules', name)).version === version
  )
    return '';
  const { ok, text } = runNpm([
    'install',
    '--save-exact',
    '--ignore-scripts',
    `${name}@${version}`,
  ]);
  if (!ok)
    throw new SourceUnreachable(`${name} ${version} cannot be installed: ${text.split('\n')[0]}`);
  return `Installed ${name} ${version}.`;
}

/** The date of a package. A known date is kept if the registry in use does not say when it was released. */
function releaseDate(source: PackageSource, known: DataDate): DataDate {
  const version = `${source.name} ${source.version}`;
  const day = releaseDayOf(source) || (known.version === version ? known.day : '');
  return { day, of: 'release', version };
}

/** Rebuilds or compares a data set; its section of the report. */
async function rebuild({ id, upkeep, files, date }: DataSet): Promise<string> {
  const rebuilding = REBUILDS[id];
  if (!rebuilding) {
    return `### ${id}\n\nNo program can read its source. Compare ${files.join(', ')} by hand.\n`;
  }
  const before = rebuilding.current();
  const next = await rebuilding.next(options.from);
  const report = differenceReport(rebuilding.words, before, next.decisions);
  if (options['dry-run']) return report;
  const source = next.package;
  const installed =
    source && options.from === undefined ? install(source.name, source.version) : '';
  for (const [path, content] of next.files) writeFileSync(join(root, path), content);
  if (upkeep === 'rebuilt') {
    recordDate(
      id,
      source ? releaseDate(source, date) : { day: next.day ?? '', of: 'edition', version: '' },
    );
  }
  const byHand =
    upkeep === 'compared' ? `A person decides about ${files[0]}; it was not changed.\n` : '';
  return [report, ...[byHand, installed && `${installed}\n`].filter(Boolean)].join('\n');
}

async function rebuildAll(): Promise<void> {
  const sets = chosen.length > 0 ? chosen : DATA_SETS.filter(({ upkeep }) => upkeep !== 'hand');
  const reports: string[] = [];
  const unreachable: string[] = [];
  for (const each of sets) {
    try {
      reports.push(await rebuild(each));
    } catch (error) {
      // A source that cannot be read must not keep the others from being rebuilt.
      const reason = error instanceof Error ? error.message : String(error);
      unreachable.push(`- **${each.id}**: ${reason}`);
    }
  }
  const skipped = unreachable.length > 0 ? ['### Not rebuilt', '', ...unreachable, ''] : [];
  const text = [...reports, skipped.join('\n')].filter(Boolean).join('\n');
  console.log(text);
  if (options.report !== undefined) writeFileSync(options.report, text);
  if (reports.length === 0 || (chosen.length > 0 && unreachable.length > 0)) process.exitCode = 1;
}

switch (command) {
  case 'list':
    for (const each of DATA_SETS) {
      console.log(
        `${each.id.padEnd(17)}${ageOf(each.date, now).padEnd(9)}${dateText(each)}; ${each.licence ?? 'facts'}; ${each.source || 'authorities of each country'}; ${each.upkeep}`,
      );
    }
    break;
  case 'check': {
    const text = reminderText(DATA_SETS, now);
    console.log(text || 'All data sets are recent.');
    if (options.report !== undefined && text !== '') writeFileSync(options.report, text);
    if (due(DATA_SETS, now).length > 0) process.exitCode = 1;
    break;
  }
  case 'rebuild':
    await rebuildAll();
    break;
  case 'checked':
    for (const { id, upkeep } of chosen) {
      if (upkeep === 'rebuilt')
        throw new Error(`${id} is rebuilt from its source; run "npm run data -- rebuild ${id}".`);
      recordDate(id, { day: new Date(now).toISOString().slice(0, 10), of: 'check', version: '' });
    }
    break;
  default:
    throw new Error(`Unknown command ${command}: list, check, rebuild or checked.`);
}
