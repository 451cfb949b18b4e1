import { z } from 'zod';
import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import { type Settings, settingsSchema } from '../../extension/schemas/index.ts';
import { serviceText } from '../../texts/references.ts';
import {
  flattenSettings,
  mergeFlatSettings,
  parseFlatSettings,
  unflattenSettings,
} from './flat-settings.ts';

/** The file that the options page writes (components/options/SettingsFileSection.tsx). */
const fileSchema = z.looseObject({
  fieldmark: z.literal('settings'),
  settings: z.record(z.string(), z.unknown()),
});

const fileFailure = (what: 'fileNotJson' | 'fileWithoutSettings'): Outcome<never> =>
  fail(
    createFailure('bad-input', {
      message: serviceText(what),
      action: serviceText('chooseExported'),
    }),
  );

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The settings that importing the file would result in; rules for sites that it does not name stay. A
 * file cannot accept automatic email lookups, which a person accepts where the price is shown, nor
 * allow notifications, for which the browser asks.
 */
export function parseSettingsFile(
  file: string,
  now: Settings,
): Outcome<ReplyOf<'parseSettingsFile'>> {
  const json = parseJson(file);
  if (json === undefined) return fileFailure('fileNotJson');
  const read = fileSchema.safeParse(json);
  if (!read.success) return fileFailure('fileWithoutSettings');
  const { autoAccepted: _, notify: __, ...rest } = read.data.settings;
  const { leaves, unread } = parseFlatSettings(rest, 'written');
  const imported = new Map(leaves);
  const isAuto = imported.get('policies email') === 'auto';
  if (isAuto) imported.set('policies email', now.autoAccepted ? now.policies.email : 'ask');
  else if (imported.has('policies email')) imported.set('autoAccepted', false);
  const settings = settingsSchema.parse(
    unflattenSettings(mergeFlatSettings(flattenSettings(now), imported)),
  );
  return ok({ settings, unread: unread.map((path) => path.replaceAll(' ', '.')) });
}
