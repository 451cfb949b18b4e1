/**
 * Functions that run in a page. Only their source text is sent there, so they must not use anything outside
 * themselves. Coordinates are CSS px in the viewport of the frame that they run in.
 */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Wanted = { readonly selector: string } | { readonly button: string };

/** Finds an element by selector, or a button by its text, also in shadow roots: its box and focus. */
export function findBox(wanted: Wanted): (Box & { readonly isFocused: boolean }) | null {
  const given: { rootsForTests?: ShadowRoot[] } & typeof globalThis = globalThis;
  const roots: (Document | ShadowRoot)[] = [document, ...(given.rootsForTests ?? [])];
  const isWanted = (element: Element) =>
    'selector' in wanted
      ? element.matches(wanted.selector)
      : element.matches('button, sl-button, [role=button]') &&
        element.textContent?.trim() === wanted.button;
  // `host input` means an input in the host's shadow root.
  const [host, inner] = 'selector' in wanted ? wanted.selector.split(' ') : [];
  for (let root = roots.shift(); root; root = roots.shift()) {
    for (const element of root.querySelectorAll('*')) {
      const inside = inner && host && element.matches(host) && element.shadowRoot;
      const found = inside ? element.shadowRoot?.querySelector(inner) : element;
      if (found && (inside || isWanted(found))) {
        const { x, y, width, height } = found.getBoundingClientRect();
        if (width > 0 && height > 0) {
          return { x, y, width, height, isFocused: found.matches(':focus-within') };
        }
      }
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  return null;
}

/** Resolves when the browser has painted the current state, and what moves in it has arrived. */
export async function twoFrames(): Promise<null> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return null;
}

/** The framework's state as the page shows it; null if the page shows none. */
export function stateText(): string | null {
  const given: { rootsForTests?: ShadowRoot[] } & typeof globalThis = globalThis;
  for (const root of [document, ...(given.rootsForTests ?? [])]) {
    const state = root.querySelector('#state')?.textContent;
    if (typeof state === 'string') return state;
    for (const element of root.querySelectorAll('*')) {
      const inner = element.shadowRoot?.querySelector('#state')?.textContent;
      if (typeof inner === 'string') return inner;
    }
  }
  return null;
}

/** The page's controls and label texts that the box covers, as tag, name and text. */
export function coveredBy(argument: {
  readonly box: Box;
  /** Selector of the part of the page that is reachable now, such as a dialog; empty: the whole page. */
  readonly within: string;
  /** Box of the field, whose label and padding a line, and whose corner a mark may cover. */
  readonly fieldBox: Box | null;
  readonly isMark: boolean;
}): string[] {
  const { box, within, fieldBox, isMark } = argument;
  const given: { rootsForTests?: ShadowRoot[] } & typeof globalThis = globalThis;
  const covered: string[] = [];
  const isUnder = (at: Box) =>
    Math.min(at.x + at.width, box.x + box.width) - Math.max(at.x, box.x) > 1.5 &&
    Math.min(at.y + at.height, box.y + box.height) - Math.max(at.y, box.y) > 1.5;
  const isField = (element: Element | null) => {
    const at = element?.getBoundingClientRect();
    return Boolean(fieldBox && at && at.x === fieldBox.x && at.y === fieldBox.y);
  };
  /** The row of text in the middle of a field. */
  const rowOf = (field: Element): Box => {
    const { x, y, width, height } = field.getBoundingClientRect();
    const row = Math.min(height, Number.parseFloat(getComputedStyle(field).fontSize));
    return { x, y: y + (height - row) / 2, width, height: row };
  };
  const wordsOf = (label: Element) => {
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    const boxes: Box[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  const roots: (Document | ShadowRoot)[] = [document, ...(given.rootsForTests ?? [])];
  for (let root = roots.shift(); root; root = roots.shift()) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (within && root === document && !element.closest(within)) continue;
      if (!element.matches('a[href], button, input, select, textarea, label')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const isOwn = isField(element);
      if (isOwn && isMark) continue;
      const isLabel = element instanceof HTMLLabelElement;
      if (isLabel && isField(element.control)) continue;
      const shape = isOwn ? rowOf(element) : element.getBoundingClientRect();
      const boxes = isLabel ? wordsOf(element) : [shape];
      if (boxes.some(isUnder)) {
        const name = element.getAttribute('name') ?? '';
        covered.push(`${element.localName} ${name} ${element.textContent?.trim() ?? ''}`.trim());
      }
    }
  }
  return covered;
}

/** Whether the first element that matches the selector is visible. */
export function isThere(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility() ?? false;
}

/** The state of our line and marks; `this` is their closed shadow root. */
export function readLine(this: ShadowRoot) {
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const isHit = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = this.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  };
  const buttonsIn = (selector: string) =>
    [...this.querySelectorAll(selector)]
      .filter((button) => button.getBoundingClientRect().width > 0)
      .map((button) => ({
        name: button.getAttribute('aria-label') ?? '',
        box: boxOf(button),
        isHit: isHit(button),
      }));
  const line = this.querySelector('.line');
  const marks = buttonsIn('button.mark');
  const isShown = line !== null && line.getBoundingClientRect().height > 0;
  if (!isShown && marks.length === 0) return null;
  return {
    box: isShown ? boxOf(line) : null,
    role: isShown ? (line.getAttribute('role') ?? '') : '',
    text: (isShown && line.querySelector('.text')?.getAttribute('data-text')) || '',
    buttons: isShown ? buttonsIn('.line button') : [],
    marks,
  };
}
