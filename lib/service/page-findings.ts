import { z } from 'zod';
import type { Finding } from '../finding.ts';
import { kindSchema, type ReplyOf } from '../messages.ts';
import type { TabMessage } from '../tab-message.ts';
import { type Caller, hostOf } from './caller.ts';
import type { Parse } from './parse.ts';
import type { Platform } from './platform.ts';

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

/** What is marked on the page in front, each with its free verdict. */
export function createPageFindings({ platform, parse }: { platform: Platform; parse: Parse }) {
  return async (caller: Caller): Promise<ReplyOf<'pageFindings'>> => {
    const tab = await platform.activeTab();
    // What stands in a private window is not shown, and could be looked up, outside of one.
    if (!tab || (tab.private && !caller.private)) return { host: '', found: [], left: 0 };
    const message: TabMessage = { fieldmarkTab: 'findings' };
    const ask = () => platform.sendToTab(tab.id, message, 0).catch(() => undefined);
    // Where nothing was found near what is in view, the script that reads the rest is not there yet.
    const fetched = async () => {
      await platform.inject(tab.id, 0, 'marks').catch(() => undefined);
      return ask();
    };
    const findings = findingsSchema.safeParse((await ask()) ?? (await fetched()));
    const where = { place: 'popup', caller } as const;
    const listed = await parse.findings(findings.success ? findings.data : [], where);
    return { host: hostOf(tab.url), ...listed };
  };
}
