import { createFailure } from '../../api/failures/index.ts';
import { fail, ok, type Phrase } from '../../domain/index.ts';
import type { KeyStore } from '../../service/account/index.ts';
import { type AnswerCache, combineVerdicts } from '../../service/answers/index.ts';
import type { HandlersOf } from '../../service/messaging/index.ts';
import { createMutex, type Ports } from '../../service/platform/index.ts';
import type { SettingsStore } from '../../service/settings/index.ts';
import { creditsOf, distinctQuestions, isUnderWay } from '../list/index.ts';
import type {
  AnsweredQuestion,
  LIST_MESSAGES,
  ListAnswer,
  ListChange,
  ListChanges,
  ListQuestion,
} from '../messages/index.ts';
import { answerChange, isInconclusive } from './answer-change.ts';
import type { ListLog } from './log.ts';
import type { RunProgress } from './progress.ts';
import { listInPrivateWindow, priceRaised } from './refusals.ts';
import type { ListScheduler } from './scheduler.ts';
import type { ListStore, StoredList } from './store.ts';

type Handlers = HandlersOf<typeof LIST_MESSAGES>;

interface Dependencies {
  readonly ports: Pick<Ports, 'now' | 'loadCheck' | 'platform'>;
  readonly settings: Pick<SettingsStore, 'read'>;
  readonly key: Pick<KeyStore, 'account'>;
  readonly cache: Pick<AnswerCache, 'find'>;
  readonly store: ListStore;
  readonly log: ListLog;
  readonly progress: Pick<RunProgress, 'of'>;
  readonly scheduler: Pick<ListScheduler, 'begin'>;
}

type Round = NonNullable<StoredList['round']>;
const compareFrom = ({ compareFrom, from }: Round): number => compareFrom ?? from;

const sideOf = ({
  verdict,
  answeredAt,
}: AnsweredQuestion<Phrase>): ListChange<Phrase>['before'] => {
  const { standing, reason, headline, basis } = verdict;
  return { standing, reason, headline, basis, at: answeredAt };
};

/** Looks up values of a stored list again, and compares what comes back with the earlier answers. */
export function createListRecheck(parts: Dependencies) {
  const { ports, settings, key, cache, store, log, progress, scheduler } = parts;
  const locked = createMutex();

  /**
   * Adds cached answers that are newer than those of the list to its log, because the person may have looked
   * a value up elsewhere, and the cache forgets them.
   */
  async function keepCached(id: string, account: string, asked: ReadonlyMap<number, ListQuestion>) {
    const check = await ports.loadCheck();
    const { region } = await settings.read();
    const { before } = await log.rounds(id, await log.end(id));
    const cached = await cache.find(account, [...asked.values()]);
    const at = ports.now();
    const entries = [...asked].flatMap(([n, { kind, value }], i): ListAnswer<Phrase>[] => {
      const hit = cached[i];
      const known = before.get(n);
      if (!hit || (known && known.answeredAt >= hit.at)) return [];
      const offline = check(kind, value, region ? { region } : {});
      const { facts, standing } = hit.verdict;
      const read = {
        version: ports.platform.version,
        facts: facts.length,
        isUnknown: standing === 'unknown',
      };
      const verdict = combineVerdicts(offline, hit.verdict);
      return [{ state: 'answered', n, at, verdict, answeredAt: hit.at, cached: true, read }];
    });
    if (entries.length > 0) await log.add(id, entries);
  }

  /**
   * What is stored changes in an order in which a crash loses nothing: until the list itself is stored as
   * running, it is still the finished list.
   */
  async function begin(
    id: string,
    distinct: readonly ListQuestion[],
    account: string,
    budget: number,
  ): Promise<StoredList | undefined> {
    const list = await store.read(id);
    // Pressed twice, perhaps in two tabs: the second press changes nothing.
    if (!list || isUnderWay(list)) return list;
    const { at, round, state } = list;
    const asked = await store.ask(id, distinct);
    if (!asked) return undefined;
    await keepCached(id, account, asked);
    const from = await log.end(id);
    const number = (round?.number ?? 0) + 1;
    const now = ports.now();
    // What a check found before it was stopped still counts: the next has the same answers to compare with.
    const base =
      round && state === 'stopped'
        ? { compareFrom: compareFrom(round), since: round.since }
        : { compareFrom: from, since: at };
    const started = await store.update(id, {
      at: now,
      state: 'running',
      total: distinct.length,
      budget,
      account,
      failure: null,
      until: null,
      unreadableFrom: from,
      round: { number, from, at: now, ...base },
    });
    // What is not removed only takes room.
    await log.dropReplaced(id, base.compareFrom).catch(() => undefined);
    return started;
  }

  const checkListAgain: Handlers['checkListAgain'] = async ({ id, questions, price }, caller) => {
    if (caller.private) return fail(listInPrivateWindow());
    const account = await key.account();
    if (!account) return fail(createFailure('no-key'));
    const distinct = distinctQuestions(questions);
    const costs = creditsOf(distinct);
    if (costs > price) return fail(priceRaised(costs));
    const started = await locked(() => begin(id, distinct, account.id, price));
    if (started) scheduler.begin();
    return ok({ run: started ? await progress.of(started) : null });
  };

  async function changesOf({ id, round, total }: StoredList): Promise<ListChanges<Phrase> | null> {
    if (!round) return null;
    const { questions = [], asked = [] } = (await store.questions(id)) ?? {};
    const { before, after } = await log.rounds(id, compareFrom(round));
    const isAsked = new Set(asked);
    const changes: ListChange<Phrase>[] = [];
    const counts = { same: 0, first: 0, unknown: 0 };
    let isUpdated = false;
    let done = 0;
    for (const [n, entries] of after) {
      const last = entries.at(-1);
      const isOpen =
        last?.entry.state === 'again' ||
        (isAsked.has(n) && (last === undefined || last.position < round.from));
      if (isAsked.has(n) && !isOpen) done += 1;
      const conclusive = entries.flatMap(({ entry }) =>
        entry.state === 'answered' && !isInconclusive(entry) ? [entry] : [],
      );
      const question = questions[n];
      const is = conclusive.at(-1);
      if (!question || !is) {
        if (!isOpen) counts.unknown += 1;
        continue;
      }
      const earlier = before.get(n);
      const was = earlier && !isInconclusive(earlier) ? earlier : conclusive[0];
      if (!was || was === is) {
        counts.first += 1;
        continue;
      }
      isUpdated ||= was.read?.version !== is.read?.version;
      const change = answerChange(was, is);
      if (change) changes.push({ ...question, ...change, before: sideOf(was), after: sideOf(is) });
      else counts.same += 1;
    }
    return { changes, ...counts, open: Math.max(0, total - done), isUpdated };
  }

  return {
    checkListAgain,
    listChanges: async ({ id }, caller) => {
      const list = caller.private ? undefined : await store.read(id);
      return ok({ changes: list ? await changesOf(list) : null });
    },
  } satisfies Partial<Handlers>;
}
