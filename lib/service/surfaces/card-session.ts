/**
 * Cards: frames of ours in pages, which the page's script mounts. The frame connects with its token and is told
 * its content and, if the person asked for one, the answer. A card of the browser's menu loads while the menu is
 * open, and gets its content when our item is pressed: one sound value is looked up at once, a wrong or probably
 * mistyped one is explained first, and several are offered as a choice.
 */
import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok, type Phrase } from '../../domain/index.ts';
import { fitsCard } from '../answers/index.ts';
import type { Caller, ConnectCard, MessageHandlers, PushToCard } from '../messaging/index.ts';
import { type CardPressNeeds, createCardPresses, type Pressed, type Reply } from './card-press.ts';
import type { NewCard, RegisteredCard } from './card-registry.ts';

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

interface Needs extends CardPressNeeds {
  readonly openPopupWithText: (text: string, isPrivate: boolean) => Promise<void>;
  readonly legendFor: (place: NewCard['place'], caller: Caller) => Promise<{ legend?: true }>;
}

type CardMessage = 'openCard' | 'prepareMenuCard' | 'renewCardToken' | 'cardBlocked';

/** The most sessions, oldest first; the oldest ends for a new one. */
const MAX_SESSIONS = 16;
const REPORTS = { pressed: 'cardPressed', close: 'cardClosed' } as const;

const refused = (): Outcome<never, Phrase> => fail(createFailure('not-allowed'));

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
  const { platform, registry } = needs;
  const { read, start } = createCardPresses(needs);
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
    // The page may be gone.
  ) => void platform.sendToTab(tab, { fieldmarkTab: is, id }, frame).catch(() => undefined);

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
      // The card says that the text cannot be read.
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
    // The card may be closed by now.
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
