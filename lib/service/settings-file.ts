import { z } from 'zod';
import { failure } from '../api/failures.ts';
import { fail, type Outcome, ok } from '../failure.ts';
import { type ReplyOf, type Settings, settingsSchema } from '../messages.ts';
import { text } from '../texts/service.ts';
import { laidOver, leavesIn, leavesOf, recordOf } from './leaves.ts';

/** What the options page writes (components/settings-file.ts). */
const fileSchema = z.looseObject({
  fieldmark: z.literal('settings'),
  settings: z.record(z.string(), z.unknown()),
});

const wrong = (what: 'fileNotJson' | 'fileWithoutSettings'): Outcome<never> =>
  fail(failure('bad-input', { message: text(what), action: text('chooseExported') }));

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a file of settings setting by setting, as they would be with it: rules for other sites stay.
 * Automatic email lookups are accepted where their price stands, never by a file; notifications are
 * the browser's to allow.
 */
export function readSettingsFile(file: string, now: Settings): Outcome<ReplyOf<'readSettings'>> {
  const json = jsonIn(file);
  if (json === undefined) return wrong('fileNotJson');
  const read = fileSchema.safeParse(json);
  if (!read.success) return wrong('fileWithoutSettings');
  const { autoAccepted: _, notify: __, ...rest } = read.data.settings;
  const { leaves, unread } = leavesIn(rest, 'written');
  const taken = new Map(leaves);
  const isAuto = taken.get('policies email') === 'auto';
  if (isAuto) taken.set('policies email', now.autoAccepted ? now.policies.email : 'ask');
  else if (taken.has('policies email')) taken.set('autoAccepted', false);
  const settings = settingsSchema.parse(recordOf(laidOver(leavesOf(now), taken)));
  return ok({ settings, unread: unread.map((path) => path.replaceAll(' ', '.')) });
}
