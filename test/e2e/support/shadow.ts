/**
 * What a person perceives, including closed shadow roots, from the browser's accessibility tree. Elements
 * are found by role and name and clicked with the mouse.
 */
import type { CDPSession, Frame, Page } from 'playwright-core';
import { until } from './until.ts';

export interface Perceived {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly backendNodeId: number;
}

interface AxValue {
  value?: unknown;
}

const text = (value: AxValue | undefined) => (typeof value?.value === 'string' ? value.value : '');

export class Perception {
  readonly page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  /** @param frame an out-of-process frame; if omitted, the page's main frame */
  static async of(page: Page, frame?: Frame): Promise<Perception> {
    const session = await page.context().newCDPSession(frame ?? page);
    await session.send('DOM.enable');
    await session.send('Accessibility.enable');
    return new Perception(page, session);
  }

  /** Everything that has a role and is not hidden, in document order. */
  async all(): Promise<Perceived[]> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    return nodes
      .filter((node) => !node.ignored && node.backendDOMNodeId !== undefined)
      .map((node) => ({
        role: text(node.role),
        name: text(node.name),
        description: text(node.description),
        backendNodeId: node.backendDOMNodeId ?? 0,
      }));
  }

  async find(role: string, name: string | RegExp = /(?:)/): Promise<Perceived | null> {
    const matches = (each: Perceived) =>
      each.role === role && (typeof name === 'string' ? each.name === name : name.test(each.name));
    return (await this.all()).find(matches) ?? null;
  }

  /** Waits until the element exists. */
  async get(role: string, name: string | RegExp = /(?:)/): Promise<Perceived> {
    return until(async () => {
      const found = await this.find(role, name);
      if (!found) throw new Error(`no ${role} named ${name}\n${await this.outline()}`);
      return found;
    });
  }

  async gone(role: string, name: string | RegExp = /(?:)/): Promise<void> {
    await until(async () => {
      if (await this.find(role, name)) throw new Error(`still there: ${role} named ${name}`);
    });
  }

  /** Viewport rectangle in CSS pixels. */
  async box(found: Perceived): Promise<{ x: number; y: number; width: number; height: number }> {
    const { quads } = await this.#session.send('DOM.getContentQuads', {
      backendNodeId: found.backendNodeId,
    });
    const quad = quads[0];
    if (!quad) throw new Error(`${found.role} "${found.name}" is not rendered`);
    const xs = quad.filter((_, index) => index % 2 === 0);
    const ys = quad.filter((_, index) => index % 2 === 1);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  /** Whether an element shows its content in full, without cutting or scrolling. */
  async isWhole({ backendNodeId }: Perceived): Promise<boolean> {
    const { object } = await this.#session.send('DOM.resolveNode', { backendNodeId });
    const { result } = await this.#session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration:
        'function () { return this.scrollWidth <= this.clientWidth && this.scrollHeight <= this.clientHeight; }',
      returnByValue: true,
    });
    return result.value === true;
  }

  /** Clicks the middle of the element with the mouse. */
  async press(role: string, name: string | RegExp): Promise<void> {
    // It may be drawn anew between the two questions.
    const { x, y, width, height } = await until(async () => this.box(await this.get(role, name)));
    await this.page.mouse.move(x + width / 2, y + height / 2);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  /** Gives the element the keyboard focus. */
  async focus({ backendNodeId }: Perceived): Promise<void> {
    await this.#session.send('DOM.focus', { backendNodeId });
  }

  /** Repeats the press until `outcome` resolves. */
  async pressUntil(
    role: string,
    name: string | RegExp,
    outcome: () => Promise<void>,
  ): Promise<void> {
    await until(async () => {
      if (await this.find(role, name)) await this.press(role, name);
      await outcome();
    });
  }

  async outline(): Promise<string> {
    return (await this.all())
      .filter(({ name }) => name !== '')
      .map(({ role, name }) => `${role}: ${name}`)
      .join('\n');
  }

  /** Every string in the memory of the page's process: page and content scripts alike. */
  async memory(): Promise<string> {
    const parts: string[] = [];
    const collect = ({ chunk }: { chunk: string }) => void parts.push(chunk);
    this.#session.on('HeapProfiler.addHeapSnapshotChunk', collect);
    await this.#session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    this.#session.off('HeapProfiler.addHeapSnapshotChunk', collect);
    return parts.join('');
  }
}
