/** Steps of the clickjacking tests: the page's tricks, and the input that a person is lured into. */
import { afterEach, expect } from 'vitest';
import { given } from '../support/bounded.ts';
import { cardOf } from '../support/card-surface.ts';
import { closePopup, openPopupOver, popupOver } from '../support/popup-surface.ts';
import { pointAtMark, pressAt, type Visit, visit } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { aMinuteLater, type World } from '../support/world.ts';

export const LOOK_UP = 'Look up · 3 credits';

/** Returns a function that opens pages. */
export function openPages(world: World) {
  afterEach(() => aMinuteLater(world));
  return (path: string): Promise<Visit> => visit(world, path);
}

export const play = ({ page }: Visit, trick: string) =>
  page.evaluate(`void tricks[${JSON.stringify(trick)}]()`);

/** Scrolls to the top and waits for it, because smooth scrolling by a key goes on for some frames. */
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

/** Ends a trick before the next one: the page removes its changes, and an opened popup is closed. */
export async function letGo(world: World, visited: Visit): Promise<void> {
  await visited.page.evaluate('letGo()');
  await scrolledBack(visited);
  await closePopup(visited.page);
  // Resets the limit per minute, which must not be what makes a trick fail.
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
 * The position of the card's button in the viewport, from the frame and the accessibility tree, which the
 * page's scripts cannot change.
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

/** Everything that a page can lure a person into: clicks at the button's position, then keys. */
export async function lure({ page }: Visit, [x, y]: readonly [number, number]): Promise<void> {
  await given(pressAt(page, x, y));
  await given(page.mouse.dblclick(x, y, { delay: 30 }));
  for (const key of ['Enter', 'Space', 'Tab', 'Enter']) await given(page.keyboard.press(key));
}

/**
 * Presses the priced button on the line and waits for the popup. While a popup of a trick is closing, the
 * browser opens no other: the toolbar then opens it, as the line says.
 */
export async function pressOnLine(visited: Visit): Promise<void> {
  const { page, seen } = visited;
  await pointAtMark(visited);
  await seen.press('button', LOOK_UP);
  await popupOver(page).catch(() => openPopupOver(page));
}
