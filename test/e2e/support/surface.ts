/** A page of ours in either browser, as the steps of a person that both browsers share need it. */
import { expect } from 'vitest';
import { PATIENCE } from '../../patience.ts';
import { until } from './until.ts';

/** What the drivers of both browsers can do alike. */
export interface Tab {
  evaluate<A, R>(run: (argument: A) => R, argument: A): Promise<Awaited<R>>;
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  readonly mouse: {
    move(x: number, y: number, how?: { steps: number }): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
    click(x: number, y: number): Promise<void>;
  };
  /** Chooses a file in the file input with this accessible name. */
  chooseFile(label: string, path: string): Promise<void>;
  /** The file that the browser saved because of `act`. */
  saved(act: () => Promise<void>): Promise<{ readonly name: string; readonly bytes: Buffer }>;
}

export interface Wanted {
  readonly role: 'button' | 'textbox' | 'checkbox' | 'row';
  /** A regular expression for the accessible name. */
  readonly name: RegExp;
  /** The accessible name of the region that it is in. */
  readonly within?: string;
}

/** Runs in the page: scrolls to the element, gives it the id `wanted` and returns its middle. */
function findWanted([role, name, within]: readonly [Wanted['role'], string, string]) {
  const selectors: Record<Wanted['role'], string> = {
    button: 'button',
    textbox: 'textarea, input:not([type]), input[type=search], input[type=number]',
    checkbox: 'input[type=checkbox]',
    row: '[data-line]',
  };
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    ((element as HTMLInputElement).labels?.[0] ?? element).textContent.trim();
  const around = within === '' ? document : document.querySelector(`[aria-label="${within}"]`);
  const element = [...(around?.querySelectorAll<HTMLElement>(selectors[role]) ?? [])].find(
    (each) => new RegExp(name).test(nameOf(each)) && each.checkVisibility(),
  );
  if (!element || element.matches('[disabled], [aria-disabled="true"]')) return null;
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { x: x + Math.min(width / 2, 200), y: y + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
}

/** The steps of a person in a page of ours. */
export function surfaceOf(tab: Tab) {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visible, line by line
  const text = () => tab.evaluate(() => document.body.innerText, null);
  /** Where it is once it no longer moves. */
  const pointOf = ({ role, name, within = '' }: Wanted) => {
    let last = '';
    return until(async () => {
      const point = await tab.evaluate(findWanted, [role, name.source, within] as const);
      if (!point) throw new Error(`no ${role} ${name} to press`);
      const now = JSON.stringify(point);
      if (now !== last) {
        last = now;
        throw new Error(`${role} ${name} still moves`);
      }
      return point;
    });
  };
  const press = async (wanted: Wanted) => {
    const { x, y } = await pointOf(wanted);
    await tab.mouse.click(x, y);
  };
  return {
    ...tab,
    text,
    press,
    reads: (expected: RegExp, timeoutMs = PATIENCE) =>
      until(async () => expect(await text()).toMatch(expected), timeoutMs),
    /** Replaces the text of a field by typing. */
    fill: async (wanted: Wanted, typed: string) => {
      await press(wanted);
      await tab.evaluate(() => (document.activeElement as HTMLInputElement).select(), null);
      await tab.keyboard.press('Delete');
      await tab.keyboard.type(typed);
    },
  };
}

export type Surface = ReturnType<typeof surfaceOf>;
