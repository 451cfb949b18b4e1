import { createElement, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { sendToBackground } from '../../lib/extension/index.ts';
import { type LanguageTag, languageForTag } from '../../lib/texts/languages.ts';
import { browserLanguage, loadLanguagePack } from '../../lib/texts/load-language.ts';
import {
  activeLanguage,
  type KeyFrom,
  keyFrom,
  setKeyFrom,
  setLocale,
  textDirection,
} from '../../lib/texts/locale.ts';

/** Stores the last language, so that the next page need not wait for the background. */
const LAST_LANGUAGE_KEY = 'fieldmark.language';
/** The same for who set the API key. */
const LAST_KEY_FROM_KEY = 'fieldmark.keyFrom';

/** Null if nothing is stored or the browser denies storage, as it may to a frame in another site's page. */
function lastOf(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function remember(tag: LanguageTag, from: KeyFrom): void {
  try {
    localStorage.setItem(LAST_KEY_FROM_KEY, from);
    localStorage.setItem(LAST_LANGUAGE_KEY, tag);
  } catch {
    // The browser may deny storage: the next page waits for the background.
  }
}

async function applyLanguage(tag: LanguageTag): Promise<void> {
  // English is built in.
  setLocale(await loadLanguagePack(tag).catch(() => null), browserLanguage());
  document.documentElement.lang = activeLanguage() === 'en-XA' ? 'en' : activeLanguage();
  document.documentElement.dir = textDirection();
}

let initialLanguage: Promise<void> | undefined;

/**
 * Starts loading the stored language. A page that also waits for something else calls this first, so that
 * both load in parallel.
 */
export function applyLastLanguage(): Promise<void> {
  setKeyFrom(lastOf(LAST_KEY_FROM_KEY) === 'organisation' ? 'organisation' : 'person');
  initialLanguage ??= applyLanguage(languageForTag(lastOf(LAST_LANGUAGE_KEY) ?? browserLanguage()));
  return initialLanguage;
}

type LanguageOutcome = Awaited<ReturnType<typeof sendToBackground<'language'>>>;

/** Applies the background's language, and who set the key. True if either differs from the active one. */
async function followLanguage(outcome: LanguageOutcome): Promise<boolean> {
  if (!outcome.ok) return false;
  const { language, keyFrom: from } = outcome.value;
  remember(language, from);
  const isSame = from === keyFrom();
  setKeyFrom(from);
  if (language === activeLanguage()) return !isSame;
  await applyLanguage(language);
  return true;
}

const REFRESH_EVENT = 'fieldmark:speak-again';

/** Makes the page ask for the language again and render in it, without a remount. */
export function refreshLanguage(): void {
  dispatchEvent(new Event(REFRESH_EVENT));
}

/**
 * Renders a page in the background's language, in the element `root`. It starts in the stored one; if the background's
 * differs, the page mounts again. Later changes render in place: input, open parts and focus stay.
 *
 * @param backgroundLanguage the background's answer, for a page that must wait for the background
 * anyway: the page then mounts once, in the right language. Frames in other sites' pages need it,
 * because browsers partition their storage by site.
 */
export async function renderLocalized(
  page: () => ReactNode,
  backgroundLanguage?: Promise<LanguageOutcome>,
): Promise<void> {
  const element = document.getElementById('root');
  if (!element) return;
  const root = createRoot(element);
  await applyLastLanguage();
  initialLanguage = undefined;
  if (backgroundLanguage) await followLanguage(await backgroundLanguage);
  const mountName = () => `${activeLanguage()} ${keyFrom()}`;
  let mountKey = mountName();
  const show = () => root.render(createElement(Fragment, { key: mountKey }, page()));
  show();

  const askLanguage = async () => followLanguage(await sendToBackground('language', {}));
  const start = async (): Promise<void> => {
    if (backgroundLanguage || !(await askLanguage())) return;
    mountKey = mountName();
    show();
  };
  // Changes run one after another, so that the last choice is applied last, however long a language loads.
  let queue = start();
  const refresh = () => {
    queue = queue.then(async () => {
      if (await askLanguage()) show();
    });
  };
  addEventListener(REFRESH_EVENT, refresh);
  // Another page of the extension stored a new language, or that somebody else set the key.
  addEventListener('storage', ({ key }) => {
    if (key === LAST_LANGUAGE_KEY || key === LAST_KEY_FROM_KEY) refresh();
  });
  await queue;
}
