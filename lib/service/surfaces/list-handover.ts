import { type Outcome, ok, type Phrase } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import {
  type HandedList,
  type HistoryEntry,
  handedListSchema,
  type ListSource,
} from '../../extension/schemas/index.ts';
import { commonText } from '../../texts/areas.ts';
import { serviceText } from '../../texts/messages.ts';
import { shown } from '../../texts/shown.ts';
import { kindLabel } from '../../texts/verdict.ts';
import type { LookupHistory } from '../answers/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { BrowserTab, Platform } from '../platform/index.ts';
import type { PageFindingsReader } from './page-findings.ts';

interface Dependencies {
  readonly platform: Pick<
    Platform,
    'session' | 'openPage' | 'tabs' | 'focusTab' | 'sendToTab' | 'base'
  >;
  readonly history: Pick<LookupHistory, 'list'>;
  readonly pageFindings: PageFindingsReader;
}

const MAX_HISTORY_ENTRIES = 500;
const sessionKeyFor = ({ private: isPrivate }: Pick<Caller, 'private'>): string =>
  `fieldmark.list${isPrivate ? '.private' : ''}`;

const entryRow = ({ verdict, at, site }: HistoryEntry<Phrase>): readonly string[] => [
  verdict.value,
  kindLabel(verdict.kind),
  new Date(at).toISOString(),
  site ?? '',
];

/** The names of the first columns. */
const valueAndKind = () => [commonText('value'), commonText('kind')];

/** The list that the workbench opens with. Kept in memory only, and returned once. */
export function createListHandover({ platform, history, pageFindings }: Dependencies) {
  async function gather(source: ListSource, caller: Caller): Promise<HandedList | null> {
    switch (source.from) {
      case 'nothing':
        return null;
      case 'text':
        return { name: shown(serviceText('pastedList')), table: null, text: source.text };
      case 'table':
        return { ...handedListSchema.omit({ text: true }).parse(source), text: null };
      case 'history': {
        const entries = await history.list(MAX_HISTORY_ENTRIES);
        const columns = [
          ...valueAndKind(),
          shown(serviceText('columnLookedUp')),
          commonText('site'),
        ];
        const table = [columns, ...entries.map(entryRow)];
        return { name: shown(serviceText('history')), table, text: null };
      }
      case 'page': {
        const { host, findings } = await pageFindings.readAll(caller);
        const found = findings.map(({ kind, value, raw }) => [value, kindLabel(kind), raw]);
        const table = [[...valueAndKind(), shown(serviceText('columnOnPage'))], ...found];
        return { name: host, table, text: null };
      }
    }
  }

  /** Shows the workbench that is open already, which takes a list that waits; false if none is open. */
  async function join(isWaiting: boolean, at: Pick<Caller, 'private'>): Promise<boolean> {
    const tabs = await platform.tabs();
    const isPrivate = (tab: BrowserTab) => tab.private || tab.url.includes('private=1');
    const tab = tabs.findLast(
      (tab) =>
        tab.url.startsWith(`${platform.base}workbench.html`) && isPrivate(tab) === at.private,
    );
    if (!tab) return false;
    try {
      await platform.focusTab(tab.id);
    } catch {
      return false;
    }
    const message: TabMessage = { fieldmarkTab: 'listHanded' };
    // Not awaited: a page that is still loading does not answer, but takes the list by itself.
    if (isWaiting) void platform.sendToTab(tab.id, message).catch(() => undefined);
    return true;
  }

  async function open(list: HandedList | null, at: Pick<Caller, 'private'>): Promise<void> {
    if (list) await platform.session.set(sessionKeyFor(at), list);
    if (await join(list !== null, at)) return;
    await platform.openPage('/workbench.html', at.private ? '?private=1' : '');
  }

  return {
    /** A text that was selected in a page. */
    openWithText: (selected: string, isPrivate: boolean): Promise<void> =>
      open(
        { name: shown(serviceText('selection')), table: null, text: selected },
        { private: isPrivate },
      ),

    openWorkbench: async (
      { source }: RequestOf<'openWorkbench'>,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'openWorkbench', Phrase>, Phrase>> => {
      await open(await gather(source, caller), caller);
      return ok({});
    },
    handedList: async (
      _: object,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'takeHandedList', Phrase>, Phrase>> => {
      const kept = handedListSchema.safeParse(await platform.session.get(sessionKeyFor(caller)));
      await platform.session.remove(sessionKeyFor(caller));
      return ok({ list: kept.success ? kept.data : null });
    },
  };
}
