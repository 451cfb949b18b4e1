/** Runs axe-core on our surfaces, also inside closed shadow roots. */
import type { AxeResults, RunOptions } from 'axe-core';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { inClosedRoots } from './closed-roots.ts';

/** WCAG 2.2, levels A and AA, and axe's best practices. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** The violations, one line per element: rule, help, selector, problem. */
async function violations(frame: Page | Frame, within: string): Promise<string[]> {
  await frame.evaluate(axe.source);
  // A button that is no longer the main one fades, and its text has little contrast until then.
  await frame.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
  const { violations: found } = await frame.evaluate(
    ([context, options]): Promise<AxeResults> => {
      const { axe: runner } = globalThis as typeof globalThis & { axe: typeof axe };
      return runner.run(context, options);
    },
    [within, OPTIONS] as const,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} (${target.flat().join(' ')})\n${failureSummary ?? ''}`,
    ),
  );
}

/** The violations in a whole document of ours. */
export const inDocument = (frame: Page | Frame): Promise<string[]> => violations(frame, 'html');

/** The violations in an element of ours whose shadow root was opened by `openClosedRoot`. */
export const inElement = (page: Page, tag: string): Promise<string[]> => violations(page, tag);

/** Runs in a closed root of ours. */
function open(this: ShadowRoot): boolean {
  Object.defineProperty(this.host, 'shadowRoot', { configurable: true, get: () => this });
  return true;
}

/** Makes our closed shadow root available to scripts of the page, by means of the debugger. */
export async function openClosedRoot(page: Page, tag: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const opened = await inClosedRoots<boolean>(session, tag, String(open));
  if (opened.length === 0) throw new Error(`no <${tag}> in the page`);
  await session.detach();
}
