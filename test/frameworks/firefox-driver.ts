/** Drives Firefox for the suite: Puppeteer, and WebDriver BiDi for closed shadow roots. */
import type { Browser, Frame, Page } from 'puppeteer-core';
import { z } from 'zod';
import type { FirefoxWorld } from '../e2e/support/firefox-world.ts';
import { until } from '../e2e/support/until.ts';
import type { Case } from './case.ts';
import type { Driver } from './tab.ts';

/** Puppeteer's connection, which accepts any command of WebDriver BiDi. */
interface Bidi {
  send(method: string, parameters: object): Promise<{ result: unknown }>;
}

function bidiOf(browser: Browser): Bidi {
  const connection = 'connection' in browser ? browser.connection : null;
  if (typeof connection !== 'object' || connection === null || !('send' in connection)) {
    throw new Error('no BiDi connection');
  }
  const { send } = connection;
  if (typeof send !== 'function') throw new Error('the connection has no `send`');
  return { send: (method, parameters) => send.call(connection, method, parameters) };
}

/** A node with its shadow roots as BiDi serializes it (WebDriver BiDi, script.NodeRemoteValue). */
const nodeSchema = z.object({
  sharedId: z.string().optional(),
  value: z
    .object({
      localName: z.string().optional(),
      get children() {
        return z.array(nodeSchema).optional();
      },
      get shadowRoot() {
        return nodeSchema.nullish();
      },
    })
    .optional(),
});

type DomNode = z.infer<typeof nodeSchema>;

function lineRoot({ value }: DomNode): string | null {
  if (value?.localName === 'fieldmark-field') return value.shadowRoot?.sharedId ?? null;
  for (const child of [value?.shadowRoot, ...(value?.children ?? [])]) {
    const found = child ? lineRoot(child) : null;
    if (found !== null) return found;
  }
  return null;
}

const evaluatedSchema = z.object({ result: z.unknown() });
const textSchema = z.object({ value: z.string() });

interface Context {
  readonly context: string;
  readonly url: string;
  readonly children?: readonly Context[] | null | undefined;
}

const contextSchema: z.ZodType<Context> = z.object({
  context: z.string(),
  url: z.string(),
  get children() {
    return z.array(contextSchema).nullish();
  },
});

/** The browsing context of a page or frame, found by its URL, which is unique to the visit. */
async function contextOf(bidi: Bidi, url: string): Promise<string> {
  const { result } = await bidi.send('browsingContext.getTree', {});
  const open = [...z.object({ contexts: z.array(contextSchema) }).parse(result).contexts];
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.url === url) return at.context;
    open.push(...(at.children ?? []));
  }
  throw new Error(`no context at ${url}`);
}

async function frameOf(page: Page, selector: string | undefined): Promise<Frame> {
  if (!selector) return page.mainFrame();
  return until(async () => {
    const frame = await (await page.$(selector))?.contentFrame();
    if (!frame?.url().startsWith('http')) throw new Error('no frame');
    await frame.evaluate('document.readyState === "complete" || Promise.reject("loading")');
    return frame;
  });
}

export async function openInFirefox(
  { firefox: { browser } }: FirefoxWorld,
  testCase: Case,
  address: string,
): Promise<Driver> {
  const bidi = bidiOf(browser);
  const page = await browser.newPage();
  await page.setViewport(testCase.view ?? { width: 1100, height: 800 });
  const errors: string[] = [];
  page.on('pageerror', (error) =>
    errors.push(error instanceof Error ? String(error.stack ?? error) : String(error)),
  );
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  await page.goto(address);
  await page.bringToFront();
  const frame = await frameOf(page, testCase.frame);
  const context = await contextOf(bidi, frame.url());
  return {
    errors,
    run: (source, isTop) => (isTop ? page : frame).evaluate(source),
    async inLine(source) {
      const target = { context };
      const { result } = await bidi.send('script.evaluate', {
        expression: 'document',
        target,
        awaitPromise: false,
        serializationOptions: { maxDomDepth: null, includeShadowTree: 'all' },
      });
      const sharedId = lineRoot(nodeSchema.parse(evaluatedSchema.parse(result).result));
      if (sharedId === null) return null;
      const read = await bidi.send('script.callFunction', {
        functionDeclaration: `function () { return JSON.stringify((${source}).call(this)); }`,
        this: { sharedId },
        target,
        awaitPromise: false,
      });
      return JSON.parse(textSchema.parse(evaluatedSchema.parse(read.result).result).value);
    },
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    async undo() {
      await page.keyboard.down('Control');
      await page.keyboard.press('z');
      await page.keyboard.up('Control');
    },
    close: () => page.close(),
  };
}
