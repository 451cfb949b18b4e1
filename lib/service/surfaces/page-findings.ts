import { z } from 'zod';
import { SEVERITIES } from '../../domain/index.ts';
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
  readonly findings: readonly PageFinding[];
}

export type PageFindingsReader = ReturnType<typeof createPageFindingsReader>;

interface Dependencies {
  readonly platform: Platform;
  readonly inject: InjectScript;
  readonly textParser: TextParser;
}

/** Reads the values that are marked on the active page. */
export function createPageFindingsReader({ platform, inject, textParser }: Dependencies) {
  async function readAll(caller: Caller): Promise<OnPage> {
    const tab = await platform.activeTab();
    // Values of a private window must not be shown outside of one.
    if (!tab || (tab.private && !caller.private)) return { host: '', findings: [] };
    const message: TabMessage = { fieldmarkTab: 'findings' };
    const ask = () => platform.sendToTab(tab.id, message, 0).catch(() => undefined);
    // The full script is injected only where the visible part has values, so it may be missing.
    const fetched = async () => {
      await inject(tab.id, 0, 'marks').catch(() => undefined);
      return ask();
    };
    const findings = findingsSchema.safeParse((await ask()) ?? (await fetched()));
    return { host: hostOfUrl(tab.url), findings: findings.success ? findings.data : [] };
  }

  return {
    readAll,
    /** The first findings, the bad ones before the others, each with its free verdict. */
    async readForPopup(caller: Caller): Promise<ReplyOf<'pageFindings'>> {
      const { host, findings } = await readAll(caller);
      const ranked = findings.toSorted((a, b) => rankOf(a) - rankOf(b));
      return { host, ...(await textParser.parseFindings(ranked, { place: 'popup', caller })) };
    },
  };
}
