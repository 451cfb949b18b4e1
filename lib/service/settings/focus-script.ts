import type { Settings } from '../../extension/schemas/index.ts';
import type { Platform } from '../platform/index.ts';

const SESSION_KEY = 'fieldmark.correctedSites';

/** Match patterns of the sites with corrected fields. Patterns have no port, so every port matches. */
function matchPatternsOf(fields: Settings['fields']): string[] {
  const hosts = Object.keys(fields).flatMap((site) => {
    const isDomain = site.includes('://*.');
    const url = site.replace('://*.', '://');
    if (!/^https?:/.test(site) || !URL.canParse(url)) return [];
    return `*://${isDomain ? '*.' : ''}${new URL(url).hostname}/*`;
  });
  return [...new Set(hosts)].toSorted();
}

/**
 * The always-on script ignores search fields and fields for longer text, and does not know the person's
 * corrections. On sites with corrections a second script watches these fields too; it is not loaded on
 * other sites.
 */
export function createFocusScript(
  platform: Pick<Platform, 'session' | 'registerFocusScript'>,
  settings: { read(): Promise<Pick<Settings, 'fields'>> },
) {
  return {
    /**
     * Registers the script for the current corrections. The browser keeps the registration until an
     * update.
     */
    async register(): Promise<void> {
      const patterns = matchPatternsOf((await settings.read()).fields);
      const state = patterns.join(' ');
      // Session memory is empty after a browser start or an update, so a lost script is registered again.
      const last = (await platform.session.get(SESSION_KEY)) ?? '';
      if (last === state) return;
      await platform.registerFocusScript(patterns);
      if (state === '') await platform.session.remove(SESSION_KEY);
      else await platform.session.set(SESSION_KEY, state);
    },
  };
}
