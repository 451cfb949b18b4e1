import { ok } from '../../domain/index.ts';
import type { MessageHandlers } from '../messaging/index.ts';
import { parseSettingsFile } from './import-file.ts';
import type { LanguageLoader } from './language.ts';
import type { ManagedStore } from './managed.ts';
import type { SettingsStore } from './store.ts';

interface Dependencies {
  readonly settings: SettingsStore;
  readonly managed: Pick<ManagedStore, 'read'>;
  readonly language: LanguageLoader;
  /** The rules that open pages work by are others. */
  readonly onPageSettingsChanged: () => void;
}

/** What a person chose, what is not theirs to choose, and a file of it. */
export function createSettingsHandlers({
  settings,
  managed,
  language,
  onPageSettingsChanged: onRules,
}: Dependencies) {
  return {
    language: async () => ok({ language: await language.ready() }),
    settings: async () => ok(await settings.read()),
    defaultSettings: async () => {
      const [given, { active, problems, locked, baseUrl, key }] = await Promise.all([
        settings.readDefaults(),
        managed.read(),
      ]);
      const connection = [
        ...(baseUrl !== null && locked.has('baseUrl') ? ['baseUrl'] : []),
        ...(key !== null && locked.has('key') ? ['key'] : []),
      ];
      return ok({
        settings: given.settings,
        managed: active,
        locked: [...given.locked, ...connection],
        problems: [...problems],
      });
    },
    parseSettingsFile: async ({ text }) => parseSettingsFile(text, await settings.read()),
    setSettings: async ({ patch }) => {
      const next = await settings.update(patch);
      language.invalidate();
      onRules();
      return ok(next);
    },
  } satisfies Partial<MessageHandlers>;
}
