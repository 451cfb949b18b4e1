/** Counts the values that are shown in text without values. */
import { isDoubtful } from '../../../lib/domain/index.ts';
import type { PlainText } from '../without-values/texts.ts';
import type { ShownValue, TextReader } from './readers.ts';

export interface Alarm extends ShownValue {
  readonly part: string;
  /** The text around the value. */
  readonly around: string;
  /** Whether the value is called wrong or a correction is offered. */
  readonly isWrong: boolean;
}

export interface MeasuredAlarms {
  /** Size of each part, UTF-16 code units. */
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
      // Names and addresses of servers in logs and code are real values.
      if (shown.verdict.kind === 'domain' || shown.verdict.kind === 'ip') continue;
      const around = text.slice(Math.max(0, shown.start - 30), shown.end + 20).replace(/\s+/g, ' ');
      alarms.push({ ...shown, part, around, isWrong: isDoubtful(shown.verdict) });
    }
  }
  return { bytes, alarms };
}

/**
 * Why a value is shown: a label, column or shape, although it may be wrong; its pattern; or a guess
 * from a whole pasted cell.
 */
export type AlarmSource = 'mistyped' | 'pattern' | 'guess';

export const sourceOfAlarm = ({ evidence }: Pick<ShownValue, 'evidence'>): AlarmSource =>
  evidence === 'pattern' || evidence === 'guess' ? evidence : 'mistyped';

/** How many values are called wrong per million characters of some parts. */
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
