/** Whether a page of ours loses nothing where there is little room (WCAG 2.2, 1.4.4, 1.4.10 and 2.5.8). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SCENES } from '../../tools/scenes.ts';

/** Scenes of our own pages; card and line are placed by other rules. */
export const OUR_PAGES = SCENES.filter(({ name }) => !/^(?:card|line)/.test(name));

/** Scenes that the browser shows in its popup. */
export const POPUPS = OUR_PAGES.filter(
  ({ name }) => name.startsWith('popup') && name !== 'popup-page',
);

/** Elements that extend beyond the page although they are not meant to scroll sideways. */
function lost(): string[] {
  const { clientWidth } = document.documentElement;
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) &&
    element !== document.documentElement &&
    !element.matches('main');
  const mayScroll = (element: Element): boolean =>
    scrolls(element) || (element.parentElement !== null && mayScroll(element.parentElement));
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { right, left, width, height } = element.getBoundingClientRect();
    const parent = element.parentElement;
    if (width <= 1 || height <= 1 || !element.checkVisibility()) return [];
    if (parent && mayScroll(parent)) return [];
    return right > clientWidth + 1 || left < -1
      ? [`${element.localName}.${element.className} to ${Math.round(right)} of ${clientWidth}`]
      : [];
  });
}

/** Controls smaller than 24 px in width or height (WCAG 2.2, 2.5.8). */
function small(): string[] {
  return [...document.querySelectorAll('button, summary, select, input, [role="tab"]')].flatMap(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      // A switch is alone in its row, so the space around it counts (2.5.8, spacing).
      if (width === 0 || element.matches('.visually-hidden *, .switch')) return [];
      // A click on the label counts as one on its control.
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
      const isLarge = boxes.some((box) => box.width >= 23.5 && box.height >= 23.5);
      return isLarge ? [] : [`${element.outerHTML.slice(0, 90)} is ${width} × ${height}`];
    },
  );
}

/** What is fixed around the content, and whether the popup is cut or leaves a band of the page behind it. */
function framed() {
  const popup = document.querySelector('.popup')?.getBoundingClientRect();
  const main = document.querySelector('main')?.getBoundingClientRect();
  const { clientWidth, scrollWidth, clientHeight } = document.documentElement;
  return {
    isCut: scrollWidth > clientWidth,
    hasBand: (popup?.bottom ?? 0) < clientHeight - 1,
    content: (main?.height ?? 0) / clientHeight,
  };
}

/** No content is lost at a width in CSS px, and no control is too small to hit. */
export async function expectRoom(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  expect(await page.evaluate(lost), `${width} px`).toEqual([]);
  expect(await page.evaluate(small), `${width} px`).toEqual([]);
}

/** The popup on a phone is not cut, fills the screen and leaves half of it to the content. */
export async function expectFramed(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(lost)).toEqual([]);
  const { isCut, hasBand, content } = await page.evaluate(framed);
  expect({ isCut, hasBand }).toEqual({ isCut: false, hasBand: false });
  expect(content).toBeGreaterThan(0.5);
}
