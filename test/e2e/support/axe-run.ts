/** Runs axe-core on our surfaces, also inside closed shadow roots. */
import type { AxeResults, RunOptions } from 'axe-core';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

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

/** Makes our closed shadow root available to scripts of the page, by means of the debugger. */
export async function openClosedRoot(page: Page, tag: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  type Node = typeof root;
  const find = (node: Node): Node | undefined => {
    if (node.localName === tag && node.shadowRoots) return node;
    for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  const host = find(root);
  const closed = host?.shadowRoots?.[0];
  if (!host || !closed) throw new Error(`no <${tag}> in the page`);
  const handle = async ({ backendNodeId }: Node) =>
    (await session.send('DOM.resolveNode', { backendNodeId })).object.objectId ?? '';
  await session.send('Runtime.callFunctionOn', {
    objectId: await handle(host),
    functionDeclaration: `function (root) {
      Object.defineProperty(this, 'shadowRoot', { configurable: true, get: () => root });
    }`,
    arguments: [{ objectId: await handle(closed) }],
  });
  await session.detach();
}
