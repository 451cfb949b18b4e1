import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import type { Root } from 'react-dom/client';
import type { Outcome } from '../lib/failure.ts';
import type { ReplyOf } from '../lib/messages.ts';
import { send } from '../lib/send.ts';
import { direction, language, speak } from '../lib/texts/active.ts';
import { type LanguageTag, languageOf } from '../lib/texts/languages.ts';
import { browserLanguage, loadTexts } from '../lib/texts/load.ts';

/** The language that pages of ours spoke last, so that the next need not wait for the background. */
const LAST = 'fieldmark.language';

/** In a frame in somebody else's page a browser may keep nothing for us. */
function last(): string | null {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}

function remember(tag: LanguageTag): void {
  try {
    localStorage.setItem(LAST, tag);
  } catch {}
}

async function use(tag: LanguageTag): Promise<void> {
  speak(await loadTexts(tag).catch(() => null), browserLanguage());
  document.documentElement.lang = language() === 'en-XA' ? 'en' : language();
  document.documentElement.dir = direction();
}

let begun: Promise<void> | undefined;

/**
 * Takes up what was spoken last, for a page that waits for something else as well: what the browser
 * keeps for a page is read from the disk, and all waits for it.
 */
export function beginLanguage(): Promise<void> {
  begun ??= use(languageOf(last() ?? browserLanguage()));
  return begun;
}

type Spoken = Promise<Outcome<ReplyOf<'language'>>>;

/** Takes up what the background speaks. True: it is another from here on. */
async function follow(outcome: Awaited<Spoken>): Promise<boolean> {
  if (!outcome.ok) return false;
  remember(outcome.value.language);
  if (outcome.value.language === language()) return false;
  await use(outcome.value.language);
  return true;
}

const AGAIN = 'fieldmark:speak-again';

/** The language may be another: the page looks, and says itself anew where it is. */
export function speakAgain(): void {
  dispatchEvent(new Event(AGAIN));
}

/**
 * Shows a page of ours in the language of the background. What was spoken last is taken for it until
 * the background says: only a page that is the first after a change begins anew. Told to speak again
 * it stays as it stands: what is typed, opened and in focus there.
 *
 * @param spoken the background's answer, where the page shows nothing before another of its answers:
 * it is waited for, and the page begins once. A frame in somebody else's page needs it: browsers keep
 * what it stored apart for each site.
 */
export async function showIn(root: Root, page: () => ReactNode, spoken?: Spoken): Promise<void> {
  await beginLanguage();
  begun = undefined;
  if (spoken) await follow(await spoken);
  let first = language();
  const show = () => root.render(createElement(Fragment, { key: first }, page()));
  show();

  const ask = async () => follow(await send('language', {}));
  const begin = async (): Promise<void> => {
    if (spoken || !(await ask())) return;
    first = language();
    show();
  };
  // One after another: the last one to be loaded is the last one that was chosen.
  let turn = begin();
  const again = () => {
    turn = turn.then(async () => {
      if (await ask()) show();
    });
  };
  addEventListener(AGAIN, again);
  // Chosen in another page of ours.
  addEventListener('storage', ({ key }) => key === LAST && again());
  await turn;
}
