/** What a person chose, what an organisation set, and the language of the texts. */
import { z } from 'zod';
import {
  correctedKindSchema,
  fieldKeySchema,
  languageTagSchema,
  settingsSchema,
} from '../schemas/index.ts';
import { cardOrUi, emptySchema, pageOnly, uiOnly } from './senders.ts';

export const SETTINGS_MESSAGES = {
  /** The language of all texts. */
  language: {
    from: cardOrUi,
    request: emptySchema,
    reply: z.object({ language: languageTagSchema }),
  },
  settings: { from: uiOnly, request: emptySchema, reply: settingsSchema },
  setSettings: {
    from: uiOnly,
    request: z.object({ patch: settingsSchema.partial() }),
    reply: settingsSchema,
  },
  /**
   * The defaults, and which settings (`marks`, `policies email`, `baseUrl`) an organisation locked.
   * `problems`: what it set that could not be applied, as sentences.
   */
  defaultSettings: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({
      settings: settingsSchema,
      managed: z.boolean(),
      locked: z.array(z.string()),
      problems: z.array(z.string()),
    }),
  },
  /**
   * Settings as they would be with a file's; changes nothing. `unread`: what was not understood.
   */
  parseSettingsFile: {
    from: uiOnly,
    request: z.object({ text: z.string().max(1_000_000) }),
    reply: z.object({ settings: settingsSchema, unread: z.array(z.string()) }),
  },
  /**
   * What a person said about a field, for the sender's own site, which the browser reports. Sent
   * after a trusted press in the line or after the browser's menu, never by a page: at worst a page
   * lures a person into a press that changes what Fieldmark checks there. It costs nothing and is
   * listed in the settings. `kept`: false in private windows, where the page alone remembers it.
   */
  correctField: {
    from: pageOnly,
    request: z.object({
      key: fieldKeySchema,
      correction: z.union([correctedKindSchema, z.enum(['never', 'undo'])]),
    }),
    reply: z.object({ kept: z.boolean() }),
  },
  /** Opens the options page, from a card or a field. */
  openOptions: { from: cardOrUi, request: emptySchema, reply: emptySchema },
} as const;
