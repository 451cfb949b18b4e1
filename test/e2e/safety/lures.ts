/** What a page does with our interface, and what a person is lured into there. */
import { afterEach, expect } from 'vitest';
import { given } from '../support/bounded.ts';
import { cardOf } from '../support/card-surface.ts';
import { closePopup } from '../support/popup-surface.ts';
import { pressAt, type Visit, visit } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { aMinuteLater, type World } from '../support/world.ts';

export const LOOK_UP = 'Look up · 3 credits';

/** Opens pages that are closed, with the popup over them, after each test. */
export function openPages(world: () => World) {
  const open: Visit[] = [];
  afterEach(async () => {
    const [last] = open;
    if (last) await closePopup(last.page);
    for (const { page } of open.splice(0)) await page.close();
    await aMinuteLater(world());
  });
  return async (path: string): Promise<Visit> => {
    const visited = await visit(world(), path);
    open.push(visited);
    return visited;
  };
}

export const play = ({ page }: Visit, trick: string) =>
  page.evaluate(`void tricks[${JSON.stringify(trick)}]()`);

/** A key may have scrolled the page, which goes on for some frames. */
export const scrolledBack = ({ page }: Visit) =>
  until(async () => {
    const passed = await page.evaluate(async () => {
      scrollTo(0, 0);
      const positions: number[] = [];
      for (let i = 0; i < 6; i += 1) {
        await new Promise(requestAnimationFrame);
        positions.push(scrollY);
      }
      return positions;
    });
    expect(passed.filter((position) => position !== 0)).toEqual([]);
  });

/** The page lets go of ours, and what its trick opened is closed, before the next one. */
export async function letGo(world: World, visited: Visit): Promise<void> {
  await visited.page.evaluate('letGo()');
  await scrolledBack(visited);
  await closePopup(visited.page);
  // What a page may ask for in a minute is no reason why a trick fails.
  await aMinuteLater(world);
}

export const middle = ({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}) => [x + width / 2, y + height / 2] as const;

/**
 * Where the card's own button stands in the viewport: asked of the frame and of the accessibility
 * tree, past the page's scripts.
 */
export async function cardButton({ page, seen }: Visit): Promise<readonly [number, number]> {
  const frame = await cardOf(page).frame();
  const button = frame.getByRole('button', { name: LOOK_UP });
  let last: readonly [number, number] = [Number.NaN, Number.NaN];
  return until(async () => {
    const inner = await button.evaluate((each) => each.getBoundingClientRect().toJSON());
    const outer = await seen.box(await seen.get('Iframe', 'Fieldmark'));
    const [x, y] = middle(inner);
    const now = [outer.x + x, outer.y + y] as const;
    const before = last;
    last = now;
    expect(now).toEqual(before);
    return now;
  });
}

/** All that a page can lure a person into: a press on the button's place, and the keyboard after it. */
export async function lure({ page }: Visit, [x, y]: readonly [number, number]): Promise<void> {
  await given(pressAt(page, x, y));
  await given(page.mouse.dblclick(x, y, { delay: 30 }));
  for (const key of ['Enter', 'Space', 'Tab', 'Enter']) await given(page.keyboard.press(key));
}
