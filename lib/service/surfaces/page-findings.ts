import { z } from 'zod';
import { type Phrase, SEVERITIES, valueKey } from '../../domain/index.ts';
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

/** What a frame's script says that it found; undefined: it is not there. */
async function findingsOf(
  platform: Pick<Platform, 'sendToTab'>,
  { tab, frame }: { readonly tab: number; readonly frame: number },
  fieldmarkTab: 'findings' | 'fieldValues',
): Promise<PageFinding[] | undefined> {
  const message: TabMessage = { fieldmarkTab };
  // A page without our script has no reply.
  const reply = await platform.sendToTab(tab, message, frame).catch(() => undefined);
  return findingsSchema.safeParse(reply).data;
}

/** The values that stand with one in a frame of a page. */
export const valuesBeside = async (
  platform: Pick<Platform, 'sendToTab'>,
  place: { readonly tab: number; readonly frame: number },
): Promise<readonly PageFinding[]> => {
  const [fields = [], text = []] = await Promise.all([
    findingsOf(platform, place, 'fieldValues'),
    findingsOf(platform, place, 'findings'),
  ]);
  return [...fields, ...text];
};

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
    const ask = (what: 'findings' | 'fieldValues') =>
      findingsOf(platform, { tab: tab.id, frame: 0 }, what);
    // The full script is injected only where the visible part has values, so it may be missing.
    const fetched = async () => {
      // No script can run there.
      await inject(tab.id, 0, 'marks').catch(() => undefined);
      return ask('findings');
    };
    // No reply about fields: the person has entered none.
    const [fields = [], inText] = await Promise.all([ask('fieldValues'), ask('findings')]);
    return { host: hostOfUrl(tab.url), fields, findings: inText ?? (await fetched()) ?? [] };
  }

  return {
    readAll,
    /** The values in fields, and the first ones in text, the bad ones before the others. */
    async readForPopup(caller: Caller): Promise<ReplyOf<'pageFindings', Phrase>> {
      const { host, fields, findings } = await readAll(caller);
      const inFields = new Set(fields.map(valueKey));
      const others = findings.filter((finding) => !inFields.has(valueKey(finding)));
      const beside = async () => [...fields, ...findings];
      const judge = (found: readonly PageFinding[]) => {
        const ranked = found.toSorted((a, b) => rankOf(a) - rankOf(b));
        return textParser.parseFindings(ranked, { place: 'popup', caller, beside });
      };
      const [judgedFields, judged] = [await judge(fields), await judge(others)];
      return { host, fields: judgedFields.found, ...judged };
    },
  };
}
