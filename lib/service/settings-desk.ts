import { ok } from '../failure.ts';
import type { Language } from './language.ts';
import type { ManagedStore } from './managed.ts';
import type { Handlers } from './router.ts';
import type { SettingsStore } from './settings.ts';
import { readSettingsFile } from './settings-file.ts';

interface Parts {
  readonly settings: SettingsStore;
  readonly managed: Pick<ManagedStore, 'read'>;
  readonly language: Language;
  /** The rules that open pages work by are others. */
  readonly onRules: () => void;
}

/** What a person chose, what is not theirs to choose, and a file of it. */
export function createSettingsDesk({ settings, managed, language, onRules }: Parts) {
  return {
    language: async () => ok({ language: await language.spoken() }),
    settings: async () => ok(await settings.read()),
    givenSettings: async () => {
      const [given, { active, problems, locked, baseUrl, key }] = await Promise.all([
        settings.given(),
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
    readSettings: async ({ text }) => readSettingsFile(text, await settings.read()),
    setSettings: async ({ patch }) => {
      const next = await settings.update(patch);
      language.changed();
      onRules();
      return ok(next);
    },
  } satisfies Partial<Handlers>;
}
