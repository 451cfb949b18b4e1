import { z } from 'zod';
import type { Finding } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import { kindSchema } from '../../extension/schemas/index.ts';
import { type Caller, hostOfUrl } from '../messaging/index.ts';
import type { InjectScript, Platform } from '../platform/index.ts';
import type { TextParser } from '../values/index.ts';

/** As a content script tells it: a page script could have tampered with nothing, but it is parsed. */
const findingsSchema = z
  .array(
    z.object({
      kind: kindSchema,
      start: z.number(),
      end: z.number(),
      raw: z.string().max(2_048),
      value: z.string().min(1).max(2_048),
    }),
  )
  .transform((all): Finding[] => all.slice(0, 5_000));

interface OnPage {
  readonly host: string;
  readonly findings: readonly Finding[];
}

export type PageFindingsReader = ReturnType<typeof createPageFindingsReader>;

interface Dependencies {
  readonly platform: Platform;
  readonly inject: InjectScript;
  readonly textParser: TextParser;
}

/** What is marked on the page in front. */
export function createPageFindingsReader({ platform, inject, textParser: parse }: Dependencies) {
  async function readAll(caller: Caller): Promise<OnPage> {
    const tab = await platform.activeTab();
    // What stands in a private window is not shown, and could be looked up, outside of one.
    if (!tab || (tab.private && !caller.private)) return { host: '', findings: [] };
    const message: TabMessage = { fieldmarkTab: 'findings' };
    const ask = () => platform.sendToTab(tab.id, message, 0).catch(() => undefined);
    // Where nothing was found near what is in view, the script that reads the rest is not there yet.
    const fetched = async () => {
      await inject(tab.id, 0, 'marks').catch(() => undefined);
      return ask();
    };
    const findings = findingsSchema.safeParse((await ask()) ?? (await fetched()));
    return { host: hostOfUrl(tab.url), findings: findings.success ? findings.data : [] };
  }

  return {
    readAll,
    /** As many as a popup shows, each with its free verdict. */
    async readForPopup(caller: Caller): Promise<ReplyOf<'pageFindings'>> {
      const { host, findings } = await readAll(caller);
      return { host, ...(await parse.parseFindings(findings, { place: 'popup', caller })) };
    },
  };
}
