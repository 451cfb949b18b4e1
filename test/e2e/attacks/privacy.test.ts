/** The hostile pages of attack-pages.ts cannot read paid answers, in Chromium with automatic email lookups. */
import { describe, expect, it } from 'vitest';
import { cardOf, pressEscape } from '../support/card-surface.ts';
import { fillIn, hover, settled } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem, selectText } from '../support/world.ts';
import { measuredCard, readable, SECRETS } from './attack-pages.ts';
import { attackedWorld, forge } from './attacked-world.ts';

const { world, go } = attackedWorld();

describe('the page learns nothing', () => {
  it('by filling in an address that was looked up elsewhere', async () => {
    const { page, seen } = await go('recall.html');
    await page.waitForFunction(() => document.activeElement?.localName !== 'input');
    await until(async () => {
      const replies = await forge(
        page,
        'check',
        () => ({
          items: [{ kind: 'email', value: 'known@gmail.com' }],
          place: 'field',
          form: 'newsletter',
        }),
        1,
      );
      const [judged] = replies[0]?.value?.judgements ?? [];
      expect(judged?.verdict.basis).not.toContain('api');
      expect(judged?.offer.answeredAt).toBeUndefined();
    });
    const status = await seen.find('status');
    expect(status?.name ?? '').not.toMatch(/accepts|delivers|registered/i);
  });

  it('by window.find() and Selection.modify(), from the line and from a paid card', async () => {
    const visited = await go('plain.html');
    await fillIn(visited, 'someone@gmial.com');
    await visited.page.waitForFunction(() => document.querySelector('fieldmark-field') !== null);
    await selectText(visited.page, 'DE89 3704 0044 0532 0130 00');
    await chooseMenuItem(world, visited.page, { selectionText: 'DE89 3704 0044 0532 0130 00' });
    await visited.page.waitForFunction(() => document.querySelector('fieldmark-card') !== null);
    await until(async () => expect((await world.paid()).at(-1)?.path).toBe('/v1/vat/iban'));
    await settled(world);
    expect(await visited.page.evaluate(readable, SECRETS)).toEqual([]);
  });

  it('by fonts with the names of ours', async () => {
    const loads: string[] = [];
    const visited = await go('fonts.html');
    visited.page.on('request', (request) => {
      if (request.url().includes('/font-')) loads.push(request.url());
    });
    await fillIn(visited, 'someone@gmial.com');
    await visited.page.waitForFunction(() => document.querySelector('fieldmark-field') !== null);
    await selectText(visited.page, 'known@gmail.com');
    await chooseMenuItem(world, visited.page, { selectionText: 'known@gmail.com' });
    await visited.page.waitForFunction(() => document.querySelector('fieldmark-card') !== null);
    await settled(world);
    await visited.page.evaluate(() => document.fonts.ready);
    expect(loads).toEqual([]);
  });

  it('by layout shifts and hit tests, because the size of the line does not depend on its text', async () => {
    const visited = await go('plain.html');
    const shifts = await visited.page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
          if (sources.some(({ node }) => node === null || String(node).includes('fieldmark'))) {
            seen.push(entry.startTime);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
      return seen.length;
    });
    expect(shifts).toBe(0);
    /** The area that our line covers, by `elementFromPoint`. */
    const extent = () =>
      visited.page.evaluate(() => {
        const host = document.querySelector('fieldmark-field');
        const points: string[] = [];
        for (let x = 0; x < innerWidth; x += 8) {
          for (let y = 0; y < innerHeight; y += 8) {
            if (host && document.elementFromPoint(x, y) === host) points.push(`${x} ${y}`);
          }
        }
        return points.join();
      });
    const sizes = new Set<string>();
    for (const text of ['someone@gmial.com', 'broken@', 'someone@mailinator.com']) {
      await fillIn(visited, text);
      await visited.page.waitForFunction(() => document.querySelector('fieldmark-field') !== null);
      await visited.seen.get('status', /\S/);
      sizes.add(await extent());
    }
    expect([...sizes].filter((size) => size !== '')).toHaveLength(1);
    expect(await visited.page.evaluate('seen.length')).toBe(0);
  });

  it('by the size of a card, its growth after a press, or the wheel over it', async () => {
    const { page } = await go('cards.html');
    const card = cardOf(page);
    const seen: object[] = [];
    for (const [value, says] of [
      ['known@gmail.com', /Look up again/],
      ['never@gmail.com', /Look up ·/],
    ] as const) {
      await page.mouse.move(700, 20);
      await hover(page, value);
      await card.reads(says);
      const first = await page.evaluate(measuredCard);
      const frame = await card.frame();
      const wordmark = await frame.locator('.wordmark').boundingBox();
      await page.mouse.move(wordmark?.x ?? 0, (wordmark?.y ?? 0) + 120);
      await page.mouse.wheel(0, 2000);
      await frame.waitForFunction(() => document.readyState === 'complete');
      await frame.locator('.wordmark').click();
      await until(async () => expect(await page.evaluate(measuredCard)).not.toBe(first));
      const grown = await page.evaluate(measuredCard);
      seen.push({ first, grown, scrolled: await page.evaluate(() => scrollY) });
      await pressEscape(page);
      await card.gone();
      await page.evaluate(() => scrollTo(0, 0));
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({ scrolled: 0 });
  });

  it('by a card that is loaded in advance, because its host changes in the same way for every value', async () => {
    const { page } = await go('cards.html');
    const seen: unknown[] = [];
    for (const [value, says] of [
      ['known@gmail.com', /Look up again/],
      ['never@gmail.com', /Look up ·/],
    ] as const) {
      await page.mouse.move(700, 20);
      await page.evaluate(() => {
        const steps: string[] = [];
        Object.assign(window, { steps });
        new MutationObserver((records) => {
          for (const { addedNodes, removedNodes, type, target } of records) {
            const isHost = (node: Node) => node.nodeName.toLowerCase() === 'fieldmark-card';
            if (type === 'attributes' && isHost(target)) steps.push('attribute');
            for (const node of addedNodes) if (isHost(node)) steps.push('added');
            for (const node of removedNodes) if (isHost(node)) steps.push('removed');
          }
        }).observe(document, { attributes: true, childList: true, subtree: true });
      });
      await hover(page, value);
      await cardOf(page).reads(says);
      await pressEscape(page);
      await cardOf(page).gone();
      seen.push(await page.evaluate('steps'));
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toEqual(['added', 'removed']);
  });
});
