import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { CardSubject, ParsedText } from '../../extension/schemas/index.ts';
import { fitsCard } from '../answers/index.ts';
import type { MessageHandlers } from '../messaging/index.ts';
import type { Platform } from '../platform/index.ts';
import type { EvaluationContext, TextParser, ValueEvaluator } from '../values/index.ts';
import type { CardRegistry, RegisteredCard } from './card-registry.ts';
import type { MenuCards } from './menu-cards.ts';
import type { MenuLookups } from './menu-lookups.ts';

interface Dependencies {
  readonly platform: Pick<Platform, 'sendToTab'>;
  readonly cards: CardRegistry;
  readonly menuCards: MenuCards;
  readonly menuLookups: MenuLookups;
  readonly textParser: TextParser;
  readonly evaluate: ValueEvaluator;
  readonly entryPoints: { openPopupWithText(text: string, isPrivate: boolean): Promise<void> };
}

const refused = (): Outcome<never> => fail(createFailure('not-allowed'));
type CardMessage =
  | 'openCard'
  | 'prepareMenuCard'
  | 'renewCardToken'
  | 'cardBlocked'
  | 'card'
  | 'cardAnswer'
  | 'reportCardState';

/** Messages of cards, and of the scripts that mount them. */
export function createCardHandlers(parts: Dependencies): Pick<MessageHandlers, CardMessage> {
  const { platform, cards, menuCards, menuLookups, textParser, evaluate, entryPoints } = parts;
  const tell = ({ tab, frame }: RegisteredCard, message: TabMessage) =>
    platform.sendToTab(tab, message, frame).catch(() => undefined);

  /** Free verdicts for the subject of a card: one value of a known kind, or a text. */
  async function read(subject: CardSubject, where: EvaluationContext): Promise<ParsedText> {
    if ('text' in subject) return textParser.text(subject.text.trim(), where);
    const judged = await evaluate([subject], where);
    const found = judged.map((judgement) => ({ raw: subject.value, ...judgement }));
    return { found, repeated: 0, moreFound: 0, unread: [], moreUnread: 0 };
  }

  return {
    async openCard({ kind, value, position }, { tab, frame, host, sites, private: isPrivate }) {
      if (tab === null) return refused();
      const where = { tab, frame, host, sites: [...sites], private: isPrivate };
      const subject = { kind, value };
      const about = {
        subject,
        place: 'text',
        asked: false,
        ...(position && { position }),
      } as const;
      const { id, token } = await cards.open({ ...about, ...where });
      return ok({ id, token });
    },

    async prepareMenuCard(_, { tab, frame, host, sites, private: isPrivate }) {
      if (tab === null) return refused();
      const where = { tab, frame, host, sites: [...sites], private: isPrivate };
      const { id, token } = await menuCards.prepare(where);
      return ok({ id, token });
    },

    async renewCardToken({ id }, caller) {
      const card = await cards.renew(id, caller);
      return card ? ok({ id, token: card.token }) : refused();
    },

    async cardBlocked({ id }, caller) {
      const card = await cards.remove(id, caller);
      // The popup replaces only a blocked card that the person asked for, not one opened by hovering.
      if (!card?.asked) return ok({});
      const { subject } = card;
      await entryPoints.openPopupWithText(
        'text' in subject ? subject.text : subject.value,
        card.private,
      );
      return ok({});
    },

    async card({ token }, caller) {
      const claimed = await cards.claim(token, caller);
      if (!claimed) return refused();
      void tell(claimed, { fieldmarkTab: 'cardReady', id: claimed.id });
      const card = await menuCards.chosen(claimed);
      if (!card) return refused();
      const { place, asked: wasRequested, position } = card;
      const { text, reading } = await menuLookups.resolved(card);
      const subject = text === null ? card.subject : { text };
      const known = reading ?? (await read(subject, { place, caller }).catch(() => null));
      return ok({
        subject,
        place,
        asked: wasRequested,
        reading: known,
        ...(position && { position }),
      });
    },

    async cardAnswer({ token }, caller) {
      const card = await cards.findClaimed(token, caller);
      if (!card) return refused();
      const reply = await menuLookups.takeReply(card);
      if (!reply.ok || reply.value.state !== 'answered') return reply;
      // A long answer is not sent to a card. When the card requests it, the reply says that it is too long.
      const { record, ...shown } = reply.value;
      return record === undefined || fitsCard(record) ? reply : ok(shown);
    },

    async reportCardState({ token, pressed, close }, caller) {
      const card = await cards.findClaimed(token, caller);
      if (!card) return refused();
      const { id } = card;
      if (pressed) await tell(card, { fieldmarkTab: 'cardPressed', id });
      if (close) await tell(card, { fieldmarkTab: 'cardClosed', id });
      return ok({});
    },
  };
}
