/** What the options page shows is in the hash of its address, so that links and "Back" work. */
import { useMemo, useSyncExternalStore } from 'react';
import { SETTING_ENTRIES, SETTING_SECTIONS, type SettingSectionId } from './settings-search.ts';
import { settingElementId } from './use-settings.ts';

export interface SettingsAddress {
  readonly section: SettingSectionId;
  /** The setting to focus; undefined: the section's heading. */
  readonly setting?: string;
  /** The base URL that a link fills in (`#connect=`). */
  readonly baseUrl?: string;
}

const CONNECT = '#connect=';

/** A web address without user, query and fragment; null for anything else. */
function linkedBaseUrl(hash: string): string | null {
  try {
    const text = decodeURIComponent(hash.slice(CONNECT.length));
    return /^https?:\/\/[^\s@?#]+$/iu.test(text) && URL.canParse(text) ? text : null;
  } catch {
    return null;
  }
}

/** `#policies`, `#setting-marks` or `#connect=<encoded base URL>`; the first section for other hashes. */
export function readAddress(hash: string): SettingsAddress {
  const entry = SETTING_ENTRIES.find(({ setting }) => hash === `#${settingElementId(setting)}`);
  if (entry) return { section: entry.section, setting: entry.setting };
  const baseUrl = hash.startsWith(CONNECT) && linkedBaseUrl(hash);
  if (baseUrl) return { section: 'connection', setting: 'key', baseUrl };
  const [section] = SETTING_SECTIONS.find(([id]) => hash === `#${id}`) ?? SETTING_SECTIONS[0];
  return { section };
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

export function useSettingsAddress(): SettingsAddress {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => readAddress(hash), [hash]);
}

/** Scrolls to what the address names, and focuses it. */
export function focusAddress({ section, setting }: SettingsAddress): void {
  const named = setting && document.getElementById(settingElementId(setting));
  const target = named || document.getElementById(section);
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView({ block: setting ? 'center' : 'nearest' });
  target.focus({ preventScroll: true });
}

/** Goes to a section or setting on the options page, also if the address names it already. */
export function goTo(hash: string): void {
  if (location.hash === hash) focusAddress(readAddress(hash));
  else location.hash = hash;
}
