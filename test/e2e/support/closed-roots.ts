/** Closed shadow roots of our elements in Chromium, which only DevTools can open. */
import type { CDPSession, Page } from 'playwright-core';
import { z } from 'zod';

const nodeSchema = z.object({
  localName: z.string(),
  backendNodeId: z.number(),
  get children() {
    return z.array(nodeSchema).optional();
  },
  get shadowRoots() {
    return z.array(nodeSchema).optional();
  },
  get contentDocument() {
    return nodeSchema.optional();
  },
});

type DomNode = z.infer<typeof nodeSchema>;

/** The shadow roots of all elements with this name, also in other shadow roots and in frames of this process. */
function rootsOf(node: DomNode, name: string): number[] {
  const roots = node.shadowRoots ?? [];
  if (node.localName === name) return roots.map((root) => root.backendNodeId);
  const inside = [...roots, ...(node.children ?? [])];
  if (node.contentDocument) inside.push(node.contentDocument);
  return inside.flatMap((child) => rootsOf(child, name));
}

/**
 * Calls a function in each closed root of the elements called `name`.
 * @param session of the page or frame, with the DOM domain enabled
 * @param source of a function; `this` is the root, and the result must be plain data
 */
export async function inClosedRoots<T>(
  session: CDPSession,
  name: string,
  source: string,
): Promise<T[]> {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const results: T[] = [];
  for (const backendNodeId of rootsOf(nodeSchema.parse(root), name)) {
    const { object } = await session.send('DOM.resolveNode', { backendNodeId });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: source,
      returnByValue: true,
    });
    results.push(result.value);
  }
  return results;
}

/** Runs in our closed root: the edges of the line; null if it is not shown. */
function edgesOfLine(this: ShadowRoot): DOMRect | null {
  const edges: DOMRect | undefined = this.querySelector('.line')?.getBoundingClientRect().toJSON();
  return edges && edges.width > 0 ? edges : null;
}

/** The edges of the line at a field. */
export async function lineBox(page: Page): Promise<DOMRect> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  const [line] = await inClosedRoots<DOMRect | null>(
    session,
    'fieldmark-field',
    String(edgesOfLine),
  );
  await session.detach();
  if (!line) throw new Error('no line');
  return line;
}
