/**
 * Harmless input on the hostile pages of attack-pages.ts costs nothing, in either browser with automatic email
 * lookups accepted.
 */
import { describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { HIDES } from './attack-pages.ts';

/** What the drivers of both browsers can do alike. */
export interface AttackedPage {
  evaluate(script: string): Promise<unknown>;
  readonly keyboard: {
    press(key: 'Enter' | 'Tab' | 'h' | 'i' | 'x'): Promise<void>;
    type(text: string, how?: { delay: number }): Promise<void>;
  };
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    click(x: number, y: number): Promise<void>;
  };
}

export interface AttackGround {
  /** Opens a page of attack-pages.ts in front, on a host of its own if one is given. */
  open(path: string, host?: string): Promise<AttackedPage>;
  /** The looked-up values that an attack paid for, read once everything that it started has ended. */
  costOf(attack: () => Promise<unknown>): Promise<string[]>;
  /** All values that were paid for. */
  values(): Promise<string[]>;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const EMAIL = 'input[name=email]';

async function boxOf(page: AttackedPage, selector: string): Promise<Box> {
  const box = `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().toJSON()`;
  return (await page.evaluate(box)) as Box;
}

async function click(page: AttackedPage, selector = EMAIL): Promise<void> {
  const { left, top, right, bottom } = await boxOf(page, selector);
  await page.mouse.click((left + right) / 2, (top + bottom) / 2);
}

/** Waits until our script has judged a value of the page. */
const lineIsThere = (page: AttackedPage) =>
  until(async () =>
    expect(await page.evaluate(`document.querySelector('fieldmark-field') !== null`)).toBe(true),
  );

/** @param times how often the page has said that it is done */
const isDone = (page: AttackedPage, times = 1) =>
  until(async () =>
    expect(String(await page.evaluate('document.title')).split('done').length - 1).toBe(times),
  );

/**
 * The person types something and the page replaces it, so the line offers a lookup with a price. Points at the
 * field's mark, which opens the line under the field.
 * @returns where its button is, below two rows of text; a hit test confirms that it is ours
 */
export async function pricedButton(page: AttackedPage, address: string) {
  await click(page);
  await page.keyboard.type('maybe.someone@');
  await page.evaluate(`{
    const field = document.querySelector('${EMAIL}');
    field.value = ${JSON.stringify(address)};
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }`);
  await lineIsThere(page);
  return until(async () => {
    const { left, top, right, bottom } = await boxOf(page, EMAIL);
    await page.mouse.move(2, 2);
    await page.mouse.move(right, top);
    const [x, y] = [left + 50, bottom + 66];
    const hit = await page.evaluate(`document.elementFromPoint(${x}, ${y})?.localName`);
    expect(hit).toBe('fieldmark-field');
    return { x, y };
  });
}

export function testHarmlessInput({ open, costOf, values }: AttackGround): void {
  describe('costs nothing', () => {
    it('"hi" and one Enter, on a page that refills and refocuses', async () => {
      const page = await open('enter.html');
      const cost = await costOf(async () => {
        await click(page);
        await page.keyboard.type('hi');
        await page.keyboard.press('Enter');
        await isDone(page);
        // The last address is judged after the page's last step.
        await lineIsThere(page);
      });
      expect(cost).toEqual([]);
    });

    it('ten Enters over five sites', async () => {
      const cost = await costOf(async () => {
        for (let site = 0; site < 5; site += 1) {
          const page = await open('enter.html', `s${site}.localhost`);
          for (const times of [1, 2]) {
            await click(page);
            await page.keyboard.press('Enter');
            await isDone(page, times);
          }
        }
      });
      expect(cost).toEqual([]);
    });

    it('a click on a decoy and one letter', async () => {
      const page = await open('letter.html');
      const cost = await costOf(async () => {
        await click(page, '#decoy');
        await page.keyboard.press('x');
        await isDone(page);
      });
      expect(cost).toEqual([]);
    });

    it('one letter and Tab, while the page swaps the value', async () => {
      const page = await open('swap.html');
      const cost = await costOf(async () => {
        for (const letter of ['h', 'i'] as const) {
          await click(page);
          await page.keyboard.press(letter);
          await page.keyboard.press('Tab');
        }
        await lineIsThere(page);
      });
      expect(cost).toEqual([]);
    });

    it('typing above an invisible frame of another site that has the focus', async () => {
      const page = await open('cover.html');
      const cost = await costOf(async () => {
        await page.mouse.click(150, 60);
        await page.keyboard.type('a long name', { delay: 60 });
        await page.keyboard.press('Tab');
      });
      expect(cost).toEqual([]);
    });

    it('Tab and Enter after the page set the value, where the next tab stop is our line', async () => {
      const page = await open('tab.html');
      const cost = await costOf(async () => {
        await pricedButton(page, 'someone@gmail.com');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      });
      expect(cost).toEqual([]);
    });
  });

  describe('costs nothing beyond what the person typed visibly', () => {
    it('chat messages typed into an address that was looked up, after the field became a chat box', async () => {
      const page = await open('chat.html');
      const mine = 'me.myself@gmail.com';
      const cost = await costOf(async () => {
        await click(page);
        // The person's own address, which they type visibly and then leave the field.
        await page.keyboard.type(mine);
        await page.keyboard.press('Tab');
        await until(async () => expect((await values()).at(-1)).toBe(mine));
        await page.evaluate('begin()');
        await click(page);
        for (const message of ['hello', 'anyone', 'there']) {
          await page.keyboard.type(message, { delay: 30 });
          const title = await page.evaluate('document.title');
          await page.keyboard.press('Enter');
          await until(async () => expect(await page.evaluate('document.title')).not.toBe(title));
        }
      });
      expect(cost).toEqual([mine]);
    });

    it.each(HIDES.map((how, i) => [how, i] as const))(
      'an address typed into a field whose text cannot be seen (%s)',
      async (how, i) => {
        const page = await open('chat.html');
        await page.evaluate(`hide[${JSON.stringify(how)}]()`);
        const cost = await costOf(async () => {
          await click(page);
          await page.keyboard.type(`hid${i}@gmail.com`, { delay: 20 });
          await page.keyboard.press('Tab');
          await lineIsThere(page);
        });
        expect(cost).toEqual([]);
      },
    );
  });
}
