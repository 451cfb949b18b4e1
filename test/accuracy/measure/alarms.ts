/** What is shown in text without values. */
import { isDoubtful } from '../../../lib/domain/index.ts';
import type { PlainText } from '../without-values/texts.ts';
import type { ShownValue, TextReader } from './readers.ts';

export interface Alarm extends ShownValue {
  readonly part: string;
  /** The text before and after it. */
  readonly around: string;
  /** Called wrong, or a correction is offered. */
  readonly isWrong: boolean;
}

export interface MeasuredAlarms {
  /** Size of each part, in UTF-16 units. */
  readonly bytes: ReadonlyMap<string, number>;
  readonly alarms: readonly Alarm[];
}

export async function measureAlarms(
  texts: readonly PlainText[],
  read: TextReader,
): Promise<MeasuredAlarms> {
  const bytes = new Map<string, number>();
  const alarms: Alarm[] = [];
  for (const { part, text, region, language } of texts) {
    bytes.set(part, (bytes.get(part) ?? 0) + text.length);
    for (const shown of await read(text, { region, language })) {
      // Names and addresses of servers in logs and code are what they look like.
      if (shown.verdict.kind === 'domain' || shown.verdict.kind === 'ip') continue;
      const around = text.slice(Math.max(0, shown.start - 30), shown.end + 20).replace(/\s+/g, ' ');
      alarms.push({ ...shown, part, around, isWrong: isDoubtful(shown.verdict) });
    }
  }
  return { bytes, alarms };
}

/**
 * Ways to be shown: by a label, column or shape although it may be wrong; by its pattern; or as a
 * guess from a whole cell of a paste.
 */
export type AlarmSource = 'mistyped' | 'pattern' | 'guess';

export const sourceOfAlarm = ({ evidence }: Pick<ShownValue, 'evidence'>): AlarmSource =>
  evidence === 'pattern' || evidence === 'guess' ? evidence : 'mistyped';

/** What is called wrong, per million characters of some parts. */
export function alarmsPerMegabyte(
  { bytes, alarms }: MeasuredAlarms,
  parts: readonly string[],
  source: AlarmSource,
): number {
  const size = parts.reduce((sum, part) => sum + (bytes.get(part) ?? 0), 0);
  const counted = alarms.filter(
    (alarm) => alarm.isWrong && sourceOfAlarm(alarm) === source && parts.includes(alarm.part),
  );
  return (counted.length * 1e6) / size;
}
