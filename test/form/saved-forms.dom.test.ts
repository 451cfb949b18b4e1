import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formTypeOf, readField } from '../../lib/form/index.ts';
import { KINDS, type Kind } from '../../lib/values/domain/kind.ts';
import scores from '../fixtures/forms/scores.json' with { type: 'json' };

/**
 * Forms of real sites, scored by hand in scores.json. Fields that are not listed there ask for no
 * kind. A field may fail only if it is listed as a known miss with its reason. A listed miss that
 * no longer fails must be removed. Precision and recall may not fall below the recorded minimum.
 */
interface FormScore {
  readonly form: string;
  readonly fields: Readonly<Record<string, string>>;
  /** From a selector, or `form`, to the reason why it is known to fail. */
  readonly misses?: Readonly<Record<string, string>> & { readonly form?: string };
}

const DIR = 'test/fixtures/forms';
const files: Readonly<Record<string, FormScore>> = scores.files;
function load(file: string): Document {
  return new DOMParser().parseFromString(readFileSync(`${DIR}/${file}`, 'utf8'), 'text/html');
}

/** Renders the page into the real document, because styles apply only there. */
function show(file: string): void {
  const page = load(file);
  document.documentElement.lang = page.documentElement.lang;
  document.body.replaceChildren(...Array.from(page.body.childNodes));
}

function single(selector: string): Element {
  const found = document.querySelectorAll(selector);
  const element = found[0];
  if (element === undefined || found.length > 1)
    throw new Error(`${selector}: ${found.length} found`);
  return element;
}

function kindOf(word: string): Kind {
  const kind = KINDS.find((known) => known === word);
  if (kind === undefined) throw new Error(`no kind: ${word}`);
  return kind;
}

interface ReadForm {
  readonly form: string;
  /** Every control: the kind it was classified as, and the expected kind. */
  readonly controls: readonly { readonly kind: Kind | null; readonly want: Kind | null }[];
  /** Controls that fail without being listed as a miss, and listed misses that no longer fail. */
  readonly problems: readonly string[];
}

function readForm(file: string, score: FormScore): ReadForm {
  show(file);
  const wanted = new Map(
    Object.entries(score.fields).map(([selector, kind]) => [single(selector), kindOf(kind)]),
  );
  const excused = new Set(
    Object.keys(score.misses ?? {})
      .filter((key) => key !== 'form')
      .map(single),
  );
  const problems: string[] = [];
  const controls = [...document.querySelectorAll('input,select,textarea')].map((element) => {
    const { kind, why } = readField(element);
    const want = wanted.get(element) ?? null;
    if ((kind === want) === excused.has(element)) {
      problems.push(
        `${element.outerHTML.slice(0, 120)}: ${kind ?? 'none'} (${why}), not ${want ?? 'none'}`,
      );
    }
    return { kind, want };
  });
  const first = [...wanted.keys()][0] ?? document.querySelector('input:not([type="hidden"])');
  if (first === null) throw new Error('no field');
  return { form: formTypeOf(first), controls, problems };
}

const forms = new Map<string, ReadForm>();

/** Reads each form once for both tests that need it. */
function readOnce(file: string, score: FormScore): ReadForm {
  const form = forms.get(file) ?? readForm(file, score);
  forms.set(file, form);
  return form;
}

describe('saved forms', () => {
  it.each(Object.entries(files))('%s', (file, score) => {
    const { form, problems } = readOnce(file, score);
    expect(problems).toEqual([]);
    if (score.misses?.form === undefined) expect(form).toBe(score.form);
    else expect(form, 'no longer a miss').not.toBe(score.form);
  });

  it('are all scored, at least 60 in at least 20 languages', () => {
    const saved = readdirSync(DIR).filter((name) => name.endsWith('.html'));
    expect(saved.sort()).toEqual(Object.keys(files).sort());
    expect(saved.length).toBeGreaterThanOrEqual(60);
    expect(new Set(saved.map((name) => name.split('-')[0])).size).toBeGreaterThanOrEqual(20);
  });

  it('reach the recorded minimum score', () => {
    const floor: Readonly<Record<string, { precision: number; recall: number }>> =
      scores.floor.kinds;
    const read = Object.entries(files).map(([file, score]) => ({
      score,
      ...readOnce(file, score),
    }));
    const controls = read.flatMap((form) => form.controls);
    const lines: string[] = [];
    for (const kind of new Set(controls.flatMap((control) => [control.kind, control.want]))) {
      if (kind === null) continue;
      const right = controls.filter((c) => c.kind === kind && c.want === kind).length;
      const wrong = controls.filter((c) => c.kind === kind && c.want !== kind).length;
      const missed = controls.filter((c) => c.kind !== kind && c.want === kind).length;
      const precision = right / (right + wrong);
      const recall = right / (right + missed);
      lines.push(
        `${kind}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${right + missed} fields)`,
      );
      expect(precision, `${kind} precision`).toBeGreaterThanOrEqual(floor[kind]?.precision ?? 1);
      expect(recall, `${kind} recall`).toBeGreaterThanOrEqual(floor[kind]?.recall ?? 1);
    }
    const formsRight = read.filter(({ form, score }) => form === score.form).length / read.length;
    lines.push(`form type: ${formsRight.toFixed(3)} of ${read.length} forms`);
    console.log(lines.join('\n'));
    expect(formsRight).toBeGreaterThanOrEqual(scores.floor.forms);
  });
});
