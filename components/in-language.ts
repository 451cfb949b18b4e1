import { createElement, Fragment, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
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

const AGAIN = 'fieldmark:speak-again';

/** The language may be another: the page looks, and says itself anew where it is. */
export function speakAgain(): void {
  dispatchEvent(new Event(AGAIN));
}

/**
 * Shows a page of ours in the language of the background. What was spoken last is taken for it until
 * the background says: only a page that is the first after a change begins anew. Told to speak again
 * it stays as it stands: what is typed, opened and in focus there.
 */
export async function showIn(root: Root, page: () => ReactNode): Promise<void> {
  await beginLanguage();
  begun = undefined;
  let first = language();
  const show = () => root.render(createElement(Fragment, { key: first }, page()));
  show();

  /** True: it is another from here on. */
  const follow = async (told: ReturnType<typeof send<'language'>>): Promise<boolean> => {
    const outcome = await told;
    if (!outcome.ok) return false;
    remember(outcome.value.language);
    if (outcome.value.language === language()) return false;
    await use(outcome.value.language);
    return true;
  };
  // One after another: the last one to be loaded is the last one that was chosen.
  let turn = follow(send('language', {})).then((isOther) => {
    if (!isOther) return;
    first = language();
    show();
  });
  const again = () => {
    turn = turn.then(async () => {
      if (await follow(send('language', {}))) show();
    });
  };
  addEventListener(AGAIN, again);
  // Chosen in another page of ours.
  addEventListener('storage', ({ key }) => key === LAST && again());
  await turn;
}
