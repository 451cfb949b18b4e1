import { describe, expect, it } from 'vitest';
import type { ListSource } from '../../../lib/extension/schemas/index.ts';
import type { BrowserSender } from '../../../lib/service/messaging/caller.ts';
import {
  connected,
  lookup,
  pressMenu,
  privateUi,
  replyOf,
  SHOP_TAB,
  ui,
  type World,
} from '../world.ts';

const addresses = (count: number) => Array.from({ length: count }, (_, i) => `a${i}@x.example`);

const handed = async (world: World, from: BrowserSender = ui) =>
  (await replyOf(world.send('takeHandedList', {}, from))).list;
async function taken(world: World, source: ListSource) {
  await world.send('openWorkbench', { source });
  return handed(world);
}

describe('the workbench opens', () => {
  it('with all findings of the page', async () => {
    const world = await connected();
    world.tabs.push(SHOP_TAB);
    const finding = { kind: 'email', start: 0, end: 1, severity: 'fine' };
    world.replies = () =>
      addresses(700).map((value) => ({ ...finding, raw: value.toUpperCase(), value }));
    const list = await taken(world, { from: 'page' });
    expect(list?.name).toBe('shop.example');
    expect(list?.table).toHaveLength(701);
    expect(list?.table?.[1]).toEqual(['a0@x.example', 'Email', 'A0@X.EXAMPLE']);
    expect(world.opened).toEqual(['/workbench.html']);
  });

  it('with the history', async () => {
    const world = await connected();
    await world.send('lookup', lookup('ann@example.com'));
    const list = await taken(world, { from: 'history' });
    expect(list?.table?.[1]?.slice(0, 2)).toEqual(['ann@example.com', 'Email']);
  });

  it('with a text, which can be taken once, and then empty', async () => {
    const world = await connected();
    expect(await taken(world, { from: 'text', text: 'a\nb' })).toMatchObject({ text: 'a\nb' });
    expect(await taken(world, { from: 'nothing' })).toBeNull();
    expect(world.opened).toEqual(['/workbench.html', '/workbench.html']);
  });

  it('with the list of a private window in private windows only', async () => {
    const world = await connected();
    await world.send('openWorkbench', { source: { from: 'text', text: 'secret' } }, privateUi);
    expect(world.opened).toEqual(['/workbench.html?private=1']);
    expect(await handed(world)).toBeNull();
    const from = { ...ui, url: 'chrome-extension://fieldmark/workbench.html?private=1' };
    expect(await handed(world, from)).toMatchObject({ text: 'secret' });
  });
});

it.each([
  [6, 'in the workbench, because a card does not show so many', ['/workbench.html'], []],
  [5, 'a card', [], ['1/0/card-frame']],
])('a selection of %i values opens %s', async (count, _, opened, injected) => {
  const world = await connected();
  const text = addresses(count).join(' ');
  await pressMenu(world, { selectionText: text });
  expect([world.opened, world.injected, world.calls]).toEqual([opened, injected, []]);
  expect((await handed(world))?.text).toBe(count > 5 ? text : undefined);
});

describe('a workbench that is open already', () => {
  const workbench = (id: number, query: string, isPrivate = false) => ({
    id,
    url: `chrome-extension://fieldmark/workbench.html${query}`,
    private: isPrivate,
  });

  it('is shown and told that a list waits', async () => {
    const world = await connected();
    world.tabs.push(SHOP_TAB, workbench(8, '?list=id-9'));
    expect(await taken(world, { from: 'text', text: 'a\nb' })).toMatchObject({ text: 'a\nb' });
    expect(world.opened).toEqual([]);
    expect(world.focused).toEqual([8]);
    expect(world.tabMessages).toMatchObject([{ tab: 8, message: { fieldmarkTab: 'listHanded' } }]);
  });

  it.each([
    ['in a private window', workbench(8, '', true)],
    ['with a list of a private window', workbench(8, '?private=1')],
  ])('%s gets no list of another window', async (_, open) => {
    const world = await connected();
    world.tabs.push(SHOP_TAB, open);
    await world.send('openWorkbench', { source: { from: 'text', text: 'a' } });
    expect(world.opened).toEqual(['/workbench.html']);
    expect(world.focused).toEqual([]);
    await world.send('openWorkbench', { source: { from: 'text', text: 'secret' } }, privateUi);
    expect(world.focused).toEqual([8]);
  });

  it('is replaced by a new tab if it was closed meanwhile', async () => {
    const world = await connected();
    world.tabs.push(workbench(8, ''));
    world.closedTabs.add(8);
    await world.send('openWorkbench', { source: { from: 'nothing' } });
    expect(world.opened).toEqual(['/workbench.html']);
  });
});
