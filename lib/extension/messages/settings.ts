/** The person's settings, those that an organisation set, and the language of the texts. */
import { z } from 'zod';
import {
  correctedKindSchema,
  fieldKeySchema,
  languageTagSchema,
  organisationSettingSchema,
  settingsSchema,
  settingsSyncSchema,
  textSchema,
} from '../schemas/index.ts';
import { cardOrUi, emptySchema, pageOnly } from './senders.ts';

export const SETTINGS_MESSAGES = {
  /** The language of all texts, and who set the key that they speak of. */
  language: {
    from: cardOrUi,
    request: emptySchema,
    reply: z.object({ language: languageTagSchema, keyFrom: z.enum(['person', 'organisation']) }),
  },
  settings: { request: emptySchema, reply: settingsSchema },
  setSettings: { request: z.object({ patch: settingsSchema.partial() }), reply: settingsSchema },
  /**
   * The defaults, and which settings (`marks`, `policies email`, `baseUrl`) an organisation locked.
   * `problems`: a sentence for each of the organisation's settings that could not be applied.
   */
  defaultSettings: {
    request: emptySchema,
    reply: z.object({
      settings: settingsSchema,
      managed: z.boolean(),
      /** What the organisation set, without the value of the key. */
      organisationSettings: z.array(organisationSettingSchema),
      locked: z.array(z.string()),
      problems: z.array(textSchema),
    }),
  },
  /**
   * The settings that importing a file would result in; changes nothing. `unread`: its parts that were
   * not understood.
   */
  parseSettingsFile: {
    request: z.object({ text: z.string().max(1_000_000) }),
    reply: z.object({ settings: settingsSchema, unread: z.array(z.string()) }),
  },
  /**
   * A person's correction of a field on the sender's site, which the browser names. Sent after a
   * trusted click in the line or in the browser's menu. The worst that a page can do is to lure a
   * person into a click that changes what Fieldmark checks on that site; it costs nothing and is listed in
   * the settings. `kept`: false in private windows, where only the open page remembers it.
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

/** Settings that follow the person through the browser's own sync. */
export const SETTINGS_SYNC_MESSAGES = {
  settingsSync: { request: emptySchema, reply: settingsSyncSchema },
  /** `deleteCopy`: turns it off in all browsers and deletes what is in sync. */
  setSettingsSync: {
    request: z.object({ on: z.boolean(), deleteCopy: z.boolean() }),
    reply: settingsSyncSchema,
  },
  /**
   * The person's answer to looser settings from another browser. `shown`: the settings that the page
   * offered; what came later stays unanswered. `use`: false sets this browser's settings in all browsers.
   */
  answerSyncedSettings: {
    request: z.object({ use: z.boolean(), shown: settingsSchema }),
    reply: settingsSyncSchema,
  },
} as const;
