/** The samples of every kind, right and wrong: marked on a page, judged in a field, read in a list. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkValue } from '../../../lib/check/index.ts';
import { KINDS, type Kind } from '../../../lib/domain/index.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';
import { SAMPLES } from '../../kinds/samples.ts';
import '../../check-data.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { fillIn, visit } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

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

let world: World;
beforeAll(async () => {
  const pages = KINDS.map((kind) => [`/kind-${kind}.html`, pageOf(kind)]);
  world = await openWorld({ extra: Object.fromEntries(pages) });
  await world.markPassing();
});
afterAll(() => world.close());

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
    await page.close();
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
    await at.page.close();
  });

  it('is read in a list', async () => {
    const page = await world.browser.open(world.browser.pageUrl('workbench.html'));
    const lines = [...right, ...wrong];
    await page.getByRole('textbox', { name: 'Check a list' }).fill([label, ...lines].join('\n'));
    await page.getByRole('button', { name: 'Check these values' }).click();
    await page
      .getByRole('button', { name: `${wrong.length} bad` })
      .first()
      .waitFor();
    const rows = await page.getByRole('row').evaluateAll((all) =>
      all
        .filter((row) => row.matches('[data-line]'))
        .map(({ children }) => [children[1]?.textContent, children[2]?.textContent] as const)
        .toSorted(([a], [b]) => Number(a) - Number(b)),
    );
    const bad = rows.map(([, result]) => result === 'Bad');
    expect(bad).toEqual(lines.map((value) => wrong.includes(value)));
    expect(rows.filter(([, result]) => result === 'Not recognised')).toEqual([]);
    await page.close();
  });
});
