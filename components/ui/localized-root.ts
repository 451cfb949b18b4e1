import { createElement, Fragment, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { sendToBackground } from '../../lib/extension/index.ts';
import { activeLanguage, setLocale, textDirection } from '../../lib/texts/locale.ts';
import { type LanguageTag, languageForTag } from '../../lib/texts/languages.ts';
import { browserLanguage, loadLanguagePack } from '../../lib/texts/load-language.ts';

/** The language that pages of ours spoke last, so that the next need not wait for the background. */
const LAST_LANGUAGE_KEY = 'fieldmark.language';

/** In a frame in somebody else's page a browser may keep nothing for us. */
function lastLanguage(): string | null {
  try {
    return localStorage.getItem(LAST_LANGUAGE_KEY);
  } catch {
    return null;
  }
}

function rememberLanguage(tag: LanguageTag): void {
  try {
    localStorage.setItem(LAST_LANGUAGE_KEY, tag);
  } catch {}
}

async function applyLanguage(tag: LanguageTag): Promise<void> {
  setLocale(await loadLanguagePack(tag).catch(() => null), browserLanguage());
  document.documentElement.lang = activeLanguage() === 'en-XA' ? 'en' : activeLanguage();
  document.documentElement.dir = textDirection();
}

let initialLanguage: Promise<void> | undefined;

/**
 * Takes up what was spoken last, for a page that waits for something else as well: what the browser
 * keeps for a page is read from the disk, and all waits for it.
 */
export function applyLastLanguage(): Promise<void> {
  initialLanguage ??= applyLanguage(languageForTag(lastLanguage() ?? browserLanguage()));
  return initialLanguage;
}

type LanguageOutcome = Awaited<ReturnType<typeof sendToBackground<'language'>>>;

/** Applies what the background speaks. True: it is another from here on. */
async function followLanguage(outcome: LanguageOutcome): Promise<boolean> {
  if (!outcome.ok) return false;
  rememberLanguage(outcome.value.language);
  if (outcome.value.language === activeLanguage()) return false;
  await applyLanguage(outcome.value.language);
  return true;
}

const REFRESH_EVENT = 'fieldmark:speak-again';

/** The language may be another: the page looks, and says itself anew where it is. */
export function refreshLanguage(): void {
  dispatchEvent(new Event(REFRESH_EVENT));
}

/**
 * Shows a page of ours in the language of the background. What was spoken last is taken for it until
 * the background says: only a page that is the first after a change begins anew. Told to speak again
 * it stays as it stands: what is typed, opened and in focus there.
 *
 * @param backgroundLanguage the background's answer, where the page shows nothing before another of
 * its answers: it is waited for, and the page begins once. A frame in somebody else's page needs it:
 * browsers keep what it stored apart for each site.
 */
export async function renderLocalized(
  root: Root,
  page: () => ReactNode,
  backgroundLanguage?: Promise<LanguageOutcome>,
): Promise<void> {
  await applyLastLanguage();
  initialLanguage = undefined;
  if (backgroundLanguage) await followLanguage(await backgroundLanguage);
  let first = activeLanguage();
  const show = () => root.render(createElement(Fragment, { key: first }, page()));
  show();

  const askLanguage = async () => followLanguage(await sendToBackground('language', {}));
  const begin = async (): Promise<void> => {
    if (backgroundLanguage || !(await askLanguage())) return;
    first = activeLanguage();
    show();
  };
  // One after another: the last one to be loaded is the last one that was chosen.
  let turn = begin();
  const again = () => {
    turn = turn.then(async () => {
      if (await askLanguage()) show();
    });
  };
  addEventListener(REFRESH_EVENT, again);
  // Chosen in another page of ours.
  addEventListener('storage', ({ key }) => key === LAST_LANGUAGE_KEY && again());
  await turn;
}
