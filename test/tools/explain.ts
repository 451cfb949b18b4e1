/**
 * `npm run explain -- "text"`: what each stage makes of a text, and why, for every kind. `--region DE`: the
 * region of the page and of the settings.
 */
import { parseArgs } from 'node:util';
import { type Finding, KINDS, type Kind } from '../../lib/domain/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { guessValue } from '../../lib/service/values/guess-value.ts';
import { createDetector } from '../../lib/values/detect/compose/create-detector.ts';
import { createLabelledReader } from '../../lib/values/detect/compose/labelled-reader.ts';
import { createMistypedReader } from '../../lib/values/detect/compose/mistyped-values.ts';
import { labelledKinds, MISTYPED_FINDERS } from '../../lib/values/detect/exact-detector.ts';
import { detect, readCellAs, unreadReasonOf } from '../../lib/values/detect/index.ts';
import {
  detectCandidates,
  PAGE_FINDERS,
  PAGE_MISTYPED_FINDERS,
} from '../../lib/values/detect/page-detector.ts';
import {
  detectRoughly,
  mayBeMistyped,
  mayContainValue,
  ROUGH_FINDERS,
} from '../../lib/values/detect/rough-detector.ts';
import { KIND_SHAPES } from '../../lib/values/kinds/forms.ts';
import { checkValue } from '../check-data.ts';
import { inTexts } from '../texts/in-texts.ts';
import '../check-data.ts';

interface TextOptions {
  readonly region?: string;
}

const check = inTexts(checkValue);

const WHY = {
  label: 'a label is before it',
  shape: 'it has the shape, or a neighbour is one',
  column: 'its column says so',
} as const;

const quoted = (found: readonly Finding[]) => found.map(({ raw }) => `“${raw}”`).join(', ');
const listed = (found: readonly Finding[]) =>
  found.map(({ kind, raw }) => `${kind} “${raw}”`).join(', ') || 'nothing';

/** What the page shows of a finding. */
function shownOnPage({ kind, value, evidence }: Finding, options: TextOptions): string {
  const { standing, headline, basis } = check(kind, value, options);
  const why = evidence ? WHY[evidence] : 'its form fits';
  const isValue = standing !== 'bad' || basis.includes('list') || evidence;
  const end = isValue ? 'marked' : 'not marked: nothing but its form says that it is one';
  return `${kind} “${value}”, because ${why}. Check: ${standing}, “${headline}” → ${end}`;
}

/** The stages at which each kind can be lost, from the first to the last. */
function stagesOf(kind: Kind, text: string, options: TextOptions): string[] {
  const { inText } = KIND_DEFINITIONS[kind];
  const rough = ROUGH_FINDERS.find((finder) => finder.kind === kind);
  const exact = PAGE_FINDERS.filter((finder) => finder.kind === kind);
  const mistyped = MISTYPED_FINDERS.filter((finder) => finder.kind === kind);
  const alone = createDetector(exact, undefined, createLabelledReader(exact))(text, options);
  const wrong = createDetector([], createMistypedReader(mistyped, true))(text, options);
  const labels = labelledKinds(text).filter(({ kinds }) => kinds.includes(kind));
  const cell = text.slice(labels.at(-1)?.end ?? 0).replace(/^[\s:]+/, '');
  const column = readCellAs(kind, cell, options);
  const shape = KIND_SHAPES.find((each) => each.kind === kind)?.shape.test(cell);
  if (!column && !shape && alone.length + wrong.length + labels.length === 0) return [];
  const sign = rough && new RegExp(rough.sign, 's').exec(text)?.[0];
  const verdict = check(kind, cell, options);
  return [
    `\n${kind}`,
    ...(inText
      ? [
          `  sign: ${sign ? `“${sign}”` : `missing. The script of every page needs ${rough?.sign}`}`,
          `  finder of right values, alone: ${quoted(alone) || 'nothing'}`,
        ]
      : ['  read only in selections, the popup and lists']),
    `  labels: ${labels.map(({ start, end }) => `“${text.slice(start, end)}”`).join(', ') || 'none'}`,
    `  finder of mistyped values, alone: ${quoted(wrong) || 'nothing'}`,
    `  shape of “${cell}”: ${shape ? 'yes' : 'no'}`,
    `  in a column of ${kind}: ${column ? `“${column.value}”` : 'not read, neither right nor meant as one'}`,
    `  check: ${verdict.standing} (${verdict.reason}), “${verdict.headline}”${verdict.suggestion === undefined ? '' : `, suggests “${verdict.suggestion}”`}`,
  ];
}

/** Lines in plain English. */
function explain(text: string, options: TextOptions = {}): string[] {
  const signs = ROUGH_FINDERS.filter(({ sign }) => new RegExp(sign, 's').test(text));
  const found = detectRoughly(text, options);
  const passes = mayContainValue(text);
  const loads = passes && (found.length > 0 || mayBeMistyped(text));
  const onPage = detectCandidates(text, options);
  const selected = detect(text, { ...options, scope: 'selection' });
  const guess = selected.length === 0 ? guessValue(text, checkValue) : null;
  const inPage = new Set(PAGE_MISTYPED_FINDERS.map(({ kind }) => kind));
  return [
    '1. The script of every page',
    `  prefilter: ${passes ? `passes, by the sign of ${signs.map(({ kind }) => kind).join(', ')}` : 'rejects: no finder’s sign is in the text'}`,
    `  rough finders: ${listed(found)}`,
    `  labels and other hints: ${mayBeMistyped(text) ? 'yes' : 'no'}`,
    `  → ${loads ? 'loads the readers of the page' : 'a page with only this text shows nothing'}`,
    `\n2. The page (reads ${[...inPage].join(', ')})`,
    ...onPage.map((finding) => `  ${shownOnPage(finding, options)}`),
    ...(onPage.length === 0 ? ['  finds nothing'] : []),
    '\n3. The popup, a selection or a paste',
    `  finds ${listed(selected)}`,
    ...(selected.length === 0
      ? [
          `  guesses ${guess ? `${guess.kind} “${guess.value}”` : `nothing: ${unreadReasonOf(text, options)}`}`,
        ]
      : []),
    '\n4. Each kind by itself',
    ...KINDS.flatMap((kind) => stagesOf(kind, text, options)),
  ];
}

const { values, positionals } = parseArgs({
  options: { region: { type: 'string', default: '' } },
  allowPositionals: true,
});
const [text = ''] = positionals;
if (text === '') throw new RangeError('Give a text: npm run explain -- "VAT: DE136695975"');
console.log(explain(text, values.region ? { region: values.region } : {}).join('\n'));
