/**
 * Cards: frames of ours in pages, which the page's script mounts. The frame connects with its token and is told
 * its content and, if the person asked for one, the answer. A card of the browser's menu loads while the menu is
 * open, and gets its content when our item is pressed: one sound value is looked up at once, a wrong or probably
 * mistyped one is explained first, and several are offered as a choice.
 */
import { createFailure } from '../../api/failures/index.ts';
import { fail, isDoubtful, type Outcome, ok } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { FoundValue, LookupReply, ParsedText } from '../../extension/schemas/index.ts';
import { canLookUp } from '../../kinds/index.ts';
import { fitsCard } from '../answers/index.ts';
import type { Caller, ConnectCard, MessageHandlers, PushToCard } from '../messaging/index.ts';
import type { Platform } from '../platform/index.ts';
import type { EvaluationContext, TextParser } from '../values/index.ts';
import type { CardRegistry, NewCard, RegisteredCard } from './card-registry.ts';
import { valuesBeside } from './page-findings.ts';

type Reply = Outcome<LookupReply>;

/** A card of the menu, until its answer was delivered. In memory only: its lookup ends with the worker. */
interface Session {
  readonly id: string;
  /** The frame that contains it. */
  readonly place: string;
  /** The menu is open. */
  isWaiting: boolean;
  /** Null if the item will not be pressed. */
  readonly pressed: PromiseWithResolvers<Pressed | null>;
}

/** What a press in the menu started. */
interface Pressed {
  readonly card: RegisteredCard;
  /** The text as it is in the page; null where it may not be read. */
  readonly text: Promise<string | null>;
  readonly reading: Promise<ParsedText | null>;
  readonly reply: Promise<Reply | null>;
}

interface Needs {
  readonly platform: Pick<Platform, 'sendToTab'>;
  readonly registry: CardRegistry;
  readonly textParser: TextParser;
  /** Resolves when recovery has finished. Nothing is paid for before. */
  readonly recovered: () => Promise<void>;
  readonly lookup: (request: RequestOf<'lookup'>, caller: Caller) => Promise<Reply>;
  readonly openPopupWithText: (text: string, isPrivate: boolean) => Promise<void>;
  readonly legendFor: (place: NewCard['place'], caller: Caller) => Promise<{ legend?: true }>;
}

type CardMessage = 'openCard' | 'prepareMenuCard' | 'renewCardToken' | 'cardBlocked';

/** The most sessions, oldest first; the oldest ends for a new one. */
const MAX_SESSIONS = 16;
const REPORTS = { pressed: 'cardPressed', close: 'cardClosed' } as const;

const refused = (): Outcome<never> => fail(createFailure('not-allowed'));

/** A card as caller, so that its offers contain only what a card may do. */
function callerOf({ tab, frame, sites, host, private: isPrivate }: RegisteredCard): Caller {
  return { context: 'card', tab, frame, page: '', sites, host, private: isPrivate };
}

/** The caller of a lookup from the browser's own surfaces, which no page or frame can forge. */
function browserCallerOf(card: RegisteredCard): Caller {
  return { ...callerOf(card), context: 'ui', tab: null, frame: 0, sites: [] };
}

/**
 * The only value, if it is sound and can be looked up, and nothing was left unread. With a key that the API
 * refused before, the API is asked again: that is free, and says what is wrong now.
 */
function onlySoundValue({ found, unread }: ParsedText): FoundValue | null {
  const [only, second] = found;
  const isOnly = only && !second && unread.length === 0;
  if (!isOnly || isDoubtful(only.verdict)) return null;
  const { connected, trouble } = only.offer;
  return (connected || trouble) && canLookUp(only.verdict) ? only : null;
}

/** A long answer is not sent to a card. When the card requests it, the reply says that it is too long. */
function withoutLongRecord(reply: Reply): Reply {
  if (!reply.ok || reply.value.state !== 'answered') return reply;
  const { record, ...shown } = reply.value;
  return record === undefined || fitsCard(record) ? reply : ok(shown);
}

const whereOf = ({ tab, frame, host, sites, private: isPrivate }: Caller) =>
  tab === null ? null : { tab, frame, host, sites: [...sites], private: isPrivate };

export type CardSessions = ReturnType<typeof createCardSessions>;

export function createCardSessions(needs: Needs) {
  const { platform, registry, textParser, recovered, lookup } = needs;
  const sessions = new Map<string, Session>();
  const placeOf = ({ tab, frame }: Pick<NewCard, 'tab' | 'frame'>) => `${tab} ${frame}`;
  const waitingIn = (place: string) =>
    [...sessions.values()].find((session) => session.isWaiting && session.place === place);
  const end = (session: Session | undefined) => {
    if (session && sessions.delete(session.id)) session.pressed.resolve(null);
  };
  function begin(card: RegisteredCard, isWaiting: boolean): Session {
    const pressed = Promise.withResolvers<Pressed | null>();
    const session = { id: card.id, place: placeOf(card), isWaiting, pressed };
    sessions.set(card.id, session);
    if (sessions.size > MAX_SESSIONS) end([...sessions.values()][0]);
    return session;
  }

  const tell = (
    { id, tab, frame }: RegisteredCard,
    is: 'cardReady' | 'cardPressed' | 'cardClosed',
  ) => void platform.sendToTab(tab, { fieldmarkTab: is, id }, frame).catch(() => undefined);

  /** Free verdicts for the subject of a card: one value of a known kind, or a text. */
  async function read(
    { subject, tab, frame }: Pick<RegisteredCard, 'subject' | 'tab' | 'frame'>,
    where: EvaluationContext,
  ): Promise<ParsedText> {
    const beside = () => valuesBeside(platform, { tab, frame });
    if ('text' in subject) return textParser.text(subject.text.trim(), { ...where, beside });
    const one = { ...subject, raw: subject.value, start: 0, end: subject.value.length };
    const found = await textParser.parseFindings([one], { ...where, beside });
    return { ...found, repeated: 0, unread: [], moreUnread: 0 };
  }

  async function ask(card: RegisteredCard, parsed: ParsedText | null): Promise<Reply | null> {
    const found = parsed && onlySoundValue(parsed);
    if (!found) return null;
    const { kind, value } = found.verdict;
    const request = { kind, value, depth: 'standard', trigger: 'gesture', refresh: false } as const;
    await recovered();
    return lookup({ ...request, place: 'selection' }, browserCallerOf(card));
  }

  /** Starts what a press asks for, while the card's frame loads. */
  function start(card: RegisteredCard, mounted: Promise<string | null>): Pressed {
    const setText = async (text: string | null) => {
      // Prefers the text from the page, which has line breaks; the browser's text does not.
      if (text !== null) await registry.assign(card.id, { subject: { text } });
      return text;
    };
    const text = mounted.then(setText).catch(() => null);
    const where = { place: 'selection', caller: callerOf(card) } as const;
    const reading = text
      .then((known) => (known === null ? null : read({ ...card, subject: { text: known } }, where)))
      .catch(() => null);
    const reply = reading.then((parsed) => ask(card, parsed)).catch(() => null);
    return { card, text, reading, reply };
  }

  /** Tells a card that has claimed its token what it shows. */
  async function deliver(claimed: RegisteredCard, caller: Caller, push: PushToCard): Promise<void> {
    const session = sessions.get(claimed.id);
    const pressed = session && (await session.pressed.promise);
    if (pressed === null) return void push('content', refused());
    const { place, asked, position, ...card } = pressed?.card ?? claimed;
    const text = await pressed?.text;
    const subject = typeof text === 'string' ? { text } : card.subject;
    const reading =
      (await pressed?.reading) ??
      (await read({ ...claimed, subject }, { place, caller }).catch(() => null));
    const extra = { ...(position && { position }), ...(await needs.legendFor(place, caller)) };
    await push('content', ok({ subject, place, asked, reading, ...extra }));
    if (!asked) return;
    // Without a session, the worker that looked it up has ended.
    const none = fail(createFailure(session ? 'aborted' : 'worker-gone'));
    const reply = (await pressed?.reply) ?? none;
    if (await push('answer', withoutLongRecord(reply))) end(session);
  }

  const connect: ConnectCard = async (token, caller, push) => {
    const card = await registry.claim(token, caller);
    if (!card) {
      await push('content', refused());
      return null;
    }
    tell(card, 'cardReady');
    void deliver(card, caller, push).catch(() => undefined);
    return (report) => tell(card, REPORTS[report]);
  };

  const handlers: Pick<MessageHandlers, CardMessage> = {
    async openCard({ kind, value, position }, caller) {
      const where = whereOf(caller);
      if (!where) return refused();
      const about = { subject: { kind, value }, place: 'text', asked: false } as const;
      const { id, token } = await registry.open({
        ...about,
        ...(position && { position }),
        ...where,
      });
      return ok({ id, token });
    },

    async prepareMenuCard(_, caller) {
      const where = whereOf(caller);
      if (!where) return refused();
      // `asked: false`: if the document blocks the frame, the popup does not open instead.
      const about = { subject: { text: '' }, place: 'selection', asked: false } as const;
      const card = await registry.open({ ...about, ...where });
      end(waitingIn(placeOf(card)));
      begin(card, true);
      return ok({ id: card.id, token: card.token });
    },

    async renewCardToken({ id }, caller) {
      const card = await registry.renew(id, caller);
      return card ? ok({ id, token: card.token }) : refused();
    },

    async cardBlocked({ id }, caller) {
      const card = await registry.remove(id, caller);
      // The popup replaces only a blocked card that the person asked for, not one opened by hovering.
      if (!card?.asked) return ok({});
      const { subject } = card;
      await needs.openPopupWithText('text' in subject ? subject.text : subject.value, card.private);
      return ok({});
    },
  };

  return {
    handlers,
    connect,

    /**
     * Opens a card for a press in the menu: the one that waits in its frame, or a new one.
     * @param mount shows the frame and gives the page's text; null where it may not be read
     * @returns whether the frame could be mounted
     */
    async openFromMenu(
      wanted: NewCard,
      mount: (card: RegisteredCard) => Promise<string | null>,
    ): Promise<boolean> {
      const waiting = waitingIn(placeOf(wanted));
      if (waiting) waiting.isWaiting = false;
      const assigned = waiting && (await registry.assign(waiting.id, wanted));
      if (!assigned) end(waiting);
      const card = assigned ?? (await registry.open(wanted));
      const mounted = mount(card);
      const session = (assigned && waiting) || begin(card, false);
      session.pressed.resolve(start(card, mounted));
      return mounted.then(
        () => true,
        () => false,
      );
    },
  };
}
