import { type Outcome, ok } from '../failure.ts';
import {
  type HandedList,
  type HistoryEntry,
  handedListSchema,
  type ListSource,
  type ReplyOf,
  type RequestOf,
  type Row,
} from '../messages.ts';
import { kindLabel } from '../texts/kinds.ts';
import { text } from '../texts/service.ts';
import type { Caller } from './caller.ts';
import type { History } from './history.ts';
import type { PageFindings } from './page-findings.ts';
import type { Platform } from './platform.ts';

interface Parts {
  readonly platform: Pick<Platform, 'session' | 'openPage'>;
  readonly history: Pick<History, 'list'>;
  readonly pageFindings: PageFindings;
}

const MOST = 500;
const nameFor = ({ private: secluded }: Pick<Caller, 'private'>): string =>
  `fieldmark.list${secluded ? '.private' : ''}`;

const rowsOf = (rows: readonly (readonly string[])[]): Row[] =>
  rows.map((cells, i) => ({ number: i + 1, cells }));

/** The values are in the first column, and the columns have names. */
const table = (name: string, rows: readonly (readonly string[])[]): HandedList => ({
  name,
  rows: rowsOf(rows),
  text: null,
  choice: { column: 0, kind: null, header: true },
});

const entryRow = ({ verdict, at, site }: HistoryEntry): readonly string[] => [
  verdict.value,
  kindLabel(verdict.kind),
  new Date(at).toISOString(),
  site ?? '',
];

/** What the workbench opens on: gathered here, kept in memory alone, taken once. */
export function createHandedLists({ platform, history, pageFindings }: Parts) {
  async function gather(source: ListSource, caller: Caller): Promise<HandedList | null> {
    switch (source.from) {
      case 'nothing':
        return null;
      case 'text':
        return { name: text('pastedList'), rows: null, text: source.text, choice: null };
      case 'history': {
        const entries = await history.list(MOST);
        const columns = ['columnValue', 'columnKind', 'columnLookedUp', 'columnSite'] as const;
        return table(text('history'), [
          columns.map((name) => text(name)),
          ...entries.map(entryRow),
        ]);
      }
      case 'page': {
        const { host, findings } = await pageFindings.all(caller);
        const found = findings.map(({ kind, value, raw }) => [value, kindLabel(kind), raw]);
        const columns = ['columnValue', 'columnKind', 'columnOnPage'] as const;
        return table(host, [columns.map((name) => text(name)), ...found]);
      }
    }
  }

  async function open(list: HandedList | null, at: Pick<Caller, 'private'>): Promise<void> {
    if (list) await platform.session.set(nameFor(at), list);
    await platform.openPage('/workbench.html', at.private ? '?private=1' : '');
  }

  return {
    /** A text that was selected in a page. */
    openText: (selected: string, secluded: boolean): Promise<void> =>
      open(
        { name: text('selection'), rows: null, text: selected, choice: null },
        { private: secluded },
      ),

    openWorkbench: async (
      { source }: RequestOf<'openWorkbench'>,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'openWorkbench'>>> => {
      await open(await gather(source, caller), caller);
      return ok({});
    },
    handedList: async (_: object, caller: Caller): Promise<Outcome<ReplyOf<'handedList'>>> => {
      const kept = handedListSchema.safeParse(await platform.session.get(nameFor(caller)));
      await platform.session.remove(nameFor(caller));
      return ok({ list: kept.success ? kept.data : null });
    },
  };
}
