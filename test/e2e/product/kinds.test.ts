/** The samples of every kind, right and wrong: marked on a page, judged in a field, read in a list. */
import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from '../../../lib/domain/index.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';
import { checkValue } from '../../check-data.ts';
import { SAMPLES } from '../../kinds/samples.ts';
import '../../check-data.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { fillIn, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { openWorkbench, rowsOf } from '../support/workbench.ts';

const check = inTexts(checkValue);

const pageOf = (kind: Kind) => {
  const { label, right, wrong, needsLabel } = SAMPLES[kind];
  const inText = (value: string, isLabelled: boolean) =>
    `<p>We use ${isLabelled ? `${label}: ` : ''}<b>${value}</b> for all orders.</p>`;
  return `<!doctype html><html lang="en"><title>${label}</title>
${right.map((value) => inText(value, needsLabel === true)).join('\n')}
${wrong.map((value) => inText(value, true)).join('\n')}
<form><p><label>${label} <input name="value"></label></p></form>`;
};

const pages = KINDS.map((kind) => [`/kind-${kind}.html`, pageOf(kind)]);
const world = testWorld({ extra: Object.fromEntries(pages), passing: true });

describe.each(KINDS)('%s', (kind) => {
  const { label, right, wrong } = SAMPLES[kind];
  const { inText, inFields } = KIND_DEFINITIONS[kind];

  it.runIf(inText)('is marked on a page', async () => {
    const { page } = await visit(world, `kind-${kind}.html`);
    await until(async () =>
      expect((await page.evaluate(markedTexts)).toSorted()).toEqual(
        [...right, ...wrong].toSorted(),
      ),
    );
  });

  it.runIf(inFields)('is judged in a field', async () => {
    const at = await visit(world, `kind-${kind}.html`);
    for (const value of wrong) {
      const { headline, suggestion } = check(kind, value);
      const said = suggestion === undefined ? headline : /^Did you mean /;
      await fillIn(at, value, label);
      await at.seen.get('status', said);
      await fillIn(at, right[0] ?? '', label);
      await at.seen.gone('status', said);
    }
  });

  it('is read in a list', async () => {
    const lines = [...right, ...wrong];
    const page = await openWorkbench(world.browser, [label, ...lines].join('\n'));
    await page
      .getByRole('button', { name: `${wrong.length} bad` })
      .first()
      .waitFor();
    const rows = (await rowsOf(page)).toSorted(([a], [b]) => Number(a) - Number(b));
    const bad = rows.map(([, result]) => result === 'Bad');
    expect(bad).toEqual(lines.map((value) => wrong.includes(value)));
    expect(rows.filter(([, result]) => result === 'Not recognised')).toEqual([]);
  });
});
