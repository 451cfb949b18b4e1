import { z } from 'zod';
import { SEVERITIES, valueKey } from '../../domain/index.ts';
import type { PageFinding, TabMessage } from '../../extension/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import { kindSchema } from '../../extension/schemas/index.ts';
import { type Caller, hostOfUrl } from '../messaging/index.ts';
import type { InjectScript, Platform } from '../platform/index.ts';
import type { TextParser } from '../values/index.ts';

/** A content script's reply, parsed as all input is. */
const findingsSchema = z
  .array(
    z.object({
      kind: kindSchema,
      start: z.number(),
      end: z.number(),
      raw: z.string().max(2_048),
      value: z.string().min(1).max(2_048),
      severity: z.enum(SEVERITIES),
    }),
  )
  .transform((all): PageFinding[] => all.slice(0, 5_000));

const rankOf = ({ severity }: PageFinding) => SEVERITIES.indexOf(severity);

interface OnPage {
  readonly host: string;
  readonly fields: readonly PageFinding[];
  readonly findings: readonly PageFinding[];
}

const NOTHING: OnPage = { host: '', fields: [], findings: [] };

export type PageFindingsReader = ReturnType<typeof createPageFindingsReader>;

interface Dependencies {
  readonly platform: Platform;
  readonly inject: InjectScript;
  readonly textParser: TextParser;
}

/** Reads the values that are marked on the active page. */
export function createPageFindingsReader({ platform, inject, textParser }: Dependencies) {
  async function readAll(caller: Caller): Promise<OnPage> {
    const tab = await platform.activeTab(caller.window);
    // Values of a private window must not be shown outside of one.
    if (!tab || (tab.private && !caller.private)) return NOTHING;
    const ask = (fieldmarkTab: 'findings' | 'fieldValues') => {
      const message: TabMessage = { fieldmarkTab };
      return platform.sendToTab(tab.id, message, 0).catch(() => undefined);
    };
    // The full script is injected only where the visible part has values, so it may be missing.
    const fetched = async () => {
      await inject(tab.id, 0, 'marks').catch(() => undefined);
      return ask('findings');
    };
    const [inFields, inText] = await Promise.all([ask('fieldValues'), ask('findings')]);
    // No reply: the person has entered no field.
    const fields = findingsSchema.safeParse(inFields);
    const findings = findingsSchema.safeParse(inText ?? (await fetched()));
    return {
      host: hostOfUrl(tab.url),
      fields: fields.success ? fields.data : [],
      findings: findings.success ? findings.data : [],
    };
  }

  return {
    readAll,
    /** The values in fields, and the first ones in text, the bad ones before the others. */
    async readForPopup(caller: Caller): Promise<ReplyOf<'pageFindings'>> {
      const { host, fields, findings } = await readAll(caller);
      const inFields = new Set(fields.map(valueKey));
      const others = findings.filter((finding) => !inFields.has(valueKey(finding)));
      const judge = (found: readonly PageFinding[]) => {
        const ranked = found.toSorted((a, b) => rankOf(a) - rankOf(b));
        return textParser.parseFindings(ranked, { place: 'popup', caller });
      };
      const [judgedFields, judged] = [await judge(fields), await judge(others)];
      return { host, fields: judgedFields.found, ...judged };
    },
  };
}
