/** Measures how the built extension marks the pages of the corpus in a browser. */
import { setTimeout as pause } from 'node:timers/promises';
import { startDemo } from '../demo/server.ts';
import { launchChromium } from '../e2e/support/chromium.ts';
import { launchFirefox } from '../e2e/support/firefox.ts';
import { sendMessage } from '../e2e/support/messages.ts';
import { accuracyPages } from './corpus.ts';
import {
  compareMarks,
  differencesOf,
  type MarkedPage,
  type MarkedValue,
  type MarkedValues,
  readMarkedPage,
} from './measure/marked-page.ts';
import { isInGoalValue, shareOf } from './measure/outcomes.ts';
import { percent } from './measure/report.ts';

export const BROWSERS = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** Marks count as complete if they stay the same for this long, ms. */
const STABLE_MS = 750;
/** How long to wait for a first mark on a page, ms. */
const MAX_WAIT_MS = 4000;

interface OpenPage {
  evaluate(read: typeof readMarkedPage): Promise<MarkedPage>;
  close(): Promise<void>;
}

async function completeMarks(page: OpenPage): Promise<MarkedPage> {
  const start = performance.now();
  let marked = await page.evaluate(readMarkedPage);
  for (let changedAt = start; ; ) {
    await pause(100);
    const now = performance.now();
    const next = await page.evaluate(readMarkedPage);
    if (JSON.stringify(next) !== JSON.stringify(marked)) changedAt = now;
    marked = next;
    if (now - changedAt > (marked.marks.length > 0 ? STABLE_MS : MAX_WAIT_MS)) return marked;
  }
}

const percentOfRight = (values: readonly MarkedValue[]) =>
  percent(shareOf(values, ({ isRight }) => isRight));

const summaryOf = ({ values, extra }: MarkedValues): string => {
  const wrong = values.filter(({ value }) => value.error);
  return [
    `Wrong values marked as bad or in need of attention: ${percentOfRight(wrong)}; of those in the goal: ${percentOfRight(wrong.filter(({ value }) => isInGoalValue(value)))}`,
    `Right values marked as fine: ${percentOfRight(values.filter(({ value }) => !value.error))}`,
    `Marked where no value is: ${extra.length}`,
  ].join('\n');
};

/** @returns a summary; every difference from the expected marks is printed */
export async function measureInBrowser(
  name: BrowserName,
  seed: number,
  withMisses: boolean,
): Promise<string> {
  const pages = accuracyPages(seed);
  const extra = Object.fromEntries(pages.map((page) => [`/${page.name}.html`, page.html]));
  const demo = await startDemo({ extra });
  const browser = await (name === 'firefox' ? launchFirefox() : launchChromium());
  const all: MarkedValues[] = [];
  try {
    // Right values are compared too.
    const passing = ['setSettings', { patch: { passingMarks: true } }] as const;
    if ('ask' in browser) await browser.ask(...passing);
    else await (await browser.welcome()).evaluate(sendMessage, passing);
    for (const expected of pages) {
      const page: OpenPage = await browser.open(`${demo.url}/${expected.name}.html`);
      const compared = compareMarks(expected, await completeMarks(page));
      all.push(compared);
      if (withMisses) for (const difference of differencesOf(compared)) console.log(difference);
      await page.close();
    }
  } finally {
    await browser.close();
    await demo.close();
  }
  return summaryOf({
    values: all.flatMap(({ values }) => values),
    extra: all.flatMap((compared) => compared.extra),
  });
}
