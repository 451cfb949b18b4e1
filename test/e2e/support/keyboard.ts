/** A page of ours in Chromium, operated by keys alone and read as a screen reader does. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from './until.ts';

/** The states that are worth reading. */
const STATES = ['checked', 'pressed', 'expanded', 'disabled', 'selected'];

/** Runs in the page: the focused element; of a grid, its active cell. */
const FOCUSED = `(() => {
  const focused = document.activeElement;
  const cell = document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '');
  return cell ?? focused;
})()`;

export async function keyboardOf(page: Page) {
  const session = await page.context().newCDPSession(page);

  /** What has the focus, from the browser's accessibility tree: role, name, value and states. */
  async function focus(): Promise<string> {
    const { result } = await session.send('Runtime.evaluate', { expression: FOCUSED });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    });
    const [node] = nodes;
    const states = (node?.properties ?? []).flatMap(({ name, value }) =>
      STATES.includes(name) && value.value !== false && value.value !== 'false' ? [name] : [],
    );
    const value = node?.value?.value ? [`“${node.value.value}”`] : [];
    return [node?.role?.value, node?.name?.value, ...value, ...states].filter(Boolean).join(' ');
  }

  /** Waits until the focus is at what is described; it is never lost to the document. */
  async function isAt(expected: RegExp | string): Promise<void> {
    await until(async () => {
      const now = await focus();
      if (typeof expected === 'string') expect(now).toBe(expected);
      else expect(now).toMatch(expected);
    });
  }

  /** Presses keys, after each of which something has the focus. */
  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.localName), key).not.toBe('body');
    }
  }

  return {
    isAt,
    press,
    /** Presses a key until what is described has the focus. */
    moveTo: async (expected: RegExp, key = 'Tab'): Promise<void> => {
      for (let presses = 0; presses < 80; presses += 1) {
        if (expected.test(await focus())) return;
        await page.keyboard.press(key);
      }
      throw new Error(`no way to ${expected} by ${key}; the focus is at ${await focus()}`);
    },
  };
}
