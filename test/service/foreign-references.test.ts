/** Nothing that comes from outside names a message, and nothing leaves the background as a reference. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readJobReport } from '../../lib/api/endpoints/job.ts';
import { createFailure } from '../../lib/api/failures/index.ts';
import { type Outcome, ok } from '../../lib/domain/index.ts';
import { createMessageRouter } from '../../lib/service/messaging/index.ts';
import type { Platform } from '../../lib/service/platform/index.ts';
import { withTexts } from '../../lib/service/platform/index.ts';
import { parseSettingsFile } from '../../lib/service/settings/flat-settings.ts';
import { DEFAULT_SETTINGS } from '../../lib/service/settings/index.ts';
import { LOOKUP_MENU } from '../../lib/service/surfaces/browser-entry-points.ts';
import { recordReference } from '../../lib/texts/references.ts';
import { detect } from '../../lib/values/detect/index.ts';
import { fakeApi } from '../api/client/fake-api.ts';
import { checkValue } from '../check-data.ts';
import { ROWS } from '../messages.ts';
import { connected, createWorld, ui } from './world.ts';

const FORGED = recordReference('yes');
const HARMLESS = '["record.yes"]';
const MARKS = /[\uFDD0\uFDD1]/;
const MARK = /[\uFDD0\uFDD1]/g;
const escapeOf = (mark: string) => `\\u${mark.charCodeAt(0).toString(16)}`;
const ESCAPED = JSON.stringify({ [FORGED]: FORGED }).replace(MARK, escapeOf);
/** An escape is left where one within it is removed. */
const DIVIDED = '\\ufdd\\ufdd00[\\"failures.noKey\\"]\\ufdd\\ufdd11';

it('a request has no foreign reference, and a reply none at all', async () => {
  const bodies: unknown[] = [];
  const answer = async (body: unknown): Promise<Outcome<object>> => {
    bodies.push(body);
    return ok({ part: recordReference('no'), length: 1 });
  };
  const { onMessage: route } = createMessageRouter({
    platform: {
      id: 'fieldmark',
      base: 'chrome-extension://fieldmark/',
      activeTab: async () => null,
    },
    rows: ROWS,
    handlers: new Proxy({}, { get: () => answer }) as never,
    readKey: async () => null,
    languageReady: async () => undefined,
    recovered: async () => undefined,
    connectCard: async () => null,
  });
  await route({ fieldmark: 'keepDraft', body: { draft: { text: FORGED, tab: 'Usage' } } }, ui);
  expect(bodies).toEqual([{ draft: { text: HARMLESS, tab: 'Usage' } }]);
  const reply = await route({ fieldmark: 'rawAnswer', body: { id: 'x', from: 0 } }, ui);
  expect(reply).toEqual(ok({ part: 'No', length: 1 }));
});

describe('an answer of the API', () => {
  it.each([
    ['a result', 200, `{"health":"operational","note":${ESCAPED}}`],
    ['an unreadable result', 200, ESCAPED],
    ['an error', 400, `{"error":"x \\ufdd0[]\\uFDD1","more":${ESCAPED}}`],
    ['an error with characters', 400, JSON.stringify({ error: `x ${FORGED}` })],
    ['no JSON', 200, `<p>${FORGED}`],
    ['an escape in an escape', 200, `{"health":"operational","note":"${DIVIDED}"}`],
    ['an error with an escape in an escape', 400, `{"error":"x ${DIVIDED}"}`],
  ])('has none in %s', async (_, status, body) => {
    const { client } = fakeApi(() => new Response(body, { status }));
    const outcome = await client.call('stats', {});
    const foreign = outcome.ok ? outcome.value : [outcome.failure.detail, outcome.failure.raw];
    expect(JSON.stringify(foreign)).not.toMatch(MARKS);
    const raw = await client.callRaw('stats', {}, {});
    expect(raw.text).not.toMatch(MARKS);
  });

  it('has none in a job whose answer is JSON in a string, however deep', () => {
    const failed = JSON.stringify({ status: 'failed', error: FORGED }).replace(MARK, escapeOf);
    const within = JSON.stringify({ result: failed });
    for (const text of [failed, within, JSON.stringify({ result: within })]) {
      const report = readJobReport(text, z.never());
      expect(report).toMatchObject({ state: 'failed' });
      expect(JSON.stringify(report)).not.toMatch(MARKS);
    }
  });
});

it('a file of settings names no message in what it says of it', () => {
  const file = `{"fieldmark":"settings","settings":{"policies":${ESCAPED},${ESCAPED.slice(1, -1)}}}`;
  const read = parseSettingsFile(file, DEFAULT_SETTINGS);
  expect(JSON.stringify(read)).toContain(JSON.stringify(HARMLESS).slice(1, -1));
  expect(JSON.stringify(read)).not.toContain(JSON.stringify(FORGED).slice(1, -1));
});

describe('the browser', () => {
  const told: unknown[] = [];
  const tell = async (...given: unknown[]) => void told.push(...given);
  const browser = withTexts({
    sync: { read: async () => ({ [FORGED]: [FORGED] }) },
    readManagedStorage: async () => ({ set: { key: FORGED, policies: { [FORGED]: 1 } } }),
    sendToTab: async (_tab: number, message: unknown) => {
      told.push(message);
      return [{ value: FORGED }];
    },
    focusedFrame: async () => ({ frameId: 0, text: FORGED }),
    setTitle: tell,
    broadcast: tell,
    notify: tell,
  } as unknown as Platform);

  it('gives none', async () => {
    expect(await browser.sync.read()).toEqual({ [HARMLESS]: [HARMLESS] });
    expect(await browser.readManagedStorage()).toEqual({
      set: { key: HARMLESS, policies: { [HARMLESS]: 1 } },
    });
    expect(await browser.sendToTab(1, {})).toEqual([{ value: HARMLESS }]);
    expect(await browser.focusedFrame(1)).toEqual({ frameId: 0, text: HARMLESS });
    const late = withTexts({
      readManagedStorage: async () => ({ later: Promise.resolve({ key: FORGED }) }),
    } as unknown as Platform);
    const answer = await late.readManagedStorage();
    expect('later' in answer && (await answer.later)).toEqual({ key: HARMLESS });
  });

  it('gets texts', async () => {
    told.length = 0;
    const failure = createFailure('offline');
    await browser.sendToTab(1, { failure });
    await browser.broadcast({ failure });
    await browser.notify('id', { title: FORGED, message: failure.message });
    await browser.setTitle(FORGED, 1);
    expect(told).toHaveLength(6);
    expect(JSON.stringify(told)).not.toMatch(MARKS);
  });
});

describe('a person’s entry in the browser', () => {
  it('has none from the context menu', async () => {
    const world = await connected();
    const click = { menuItemId: LOOKUP_MENU.id, frameId: 2 };
    const tab = { id: 4, url: 'https://shop.example/', private: false };
    await world.service.entryPoints.onMenuClick({ ...click, selectionText: FORGED }, tab);
    expect(world.tabMessages.at(-1)).toMatchObject({ message: { text: HARMLESS } });
  });

  it('has none in the address bar, whose suggestion is text', async () => {
    const { service } = createWorld({ check: checkValue, detect });
    const typed = `DE89370400440532013001 ${FORGED}`;
    const { description } = await service.entryPoints.omniboxSuggestion(typed);
    expect(description).toMatch(/^IBAN DE89370400440532013001: The check digits/);
    await service.entryPoints.onOmniboxEntered(FORGED);
    expect(service.entryPoints.takeHandedText()).toBe(HARMLESS);
  });
});
