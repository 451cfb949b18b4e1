import { failure } from '../api/failures.ts';
import { fail, type Outcome, ok } from '../failure.ts';
import type { Reading, Subject } from '../messages.ts';
import type { TabMessage } from '../tab-message.ts';
import type { Card, Cards } from './cards.ts';
import type { Judge, Where } from './judge.ts';
import type { MenuQuestions } from './menu-question.ts';
import type { Parse } from './parse.ts';
import type { Platform } from './platform.ts';
import type { Handlers } from './router.ts';

interface Parts {
  readonly platform: Pick<Platform, 'sendToTab'>;
  readonly cards: Cards;
  readonly questions: MenuQuestions;
  readonly parse: Parse;
  readonly judge: Judge;
  readonly surfaces: { handOver(text: string, secluded: boolean): Promise<void> };
}

const refused = (): Outcome<never> => fail(failure('not-allowed'));
type Told = 'openCard' | 'renewCard' | 'cardBlocked' | 'card' | 'cardAnswer' | 'cardSays';

/** What cards and the scripts that mount them ask for. */
export function createCardDesk(parts: Parts): Pick<Handlers, Told> {
  const { platform, cards, questions, parse, judge, surfaces } = parts;
  const tell = ({ tab, frame }: Card, message: TabMessage) =>
    platform.sendToTab(tab, message, frame).catch(() => undefined);

  /** Free verdicts for what a card is about: one value of a known kind, or whatever a text holds. */
  async function read(subject: Subject, where: Where): Promise<Reading> {
    if ('text' in subject) return parse.text(subject.text.trim(), where);
    const judged = await judge([subject], where);
    const found = judged.map((judgement) => ({ raw: subject.value, ...judgement }));
    return { found, repeated: 0, left: 0, unread: [], unreadLeft: 0 };
  }

  return {
    async openCard({ kind, value, turn }, { tab, frame, host, sites, private: secluded }) {
      if (tab === null) return refused();
      const where = { tab, frame, host, sites: [...sites], private: secluded };
      const subject = { kind, value };
      const about = { subject, place: 'text', asked: false, ...(turn && { turn }) } as const;
      const { id, token } = await cards.open({ ...about, ...where });
      return ok({ id, token });
    },

    async renewCard({ id }, caller) {
      const card = await cards.renew(id, caller);
      return card ? ok({ id, token: card.token }) : refused();
    },

    async cardBlocked({ id }, caller) {
      const card = await cards.drop(id, caller);
      // What opened by itself, on hover, goes by itself.
      if (!card?.asked) return ok({});
      const { subject } = card;
      await surfaces.handOver('text' in subject ? subject.text : subject.value, card.private);
      return ok({});
    },

    async card({ token }, caller) {
      const card = await cards.claim(token, caller);
      if (!card) return refused();
      const { id, place, asked, turn } = card;
      void tell(card, { fieldmarkTab: 'cardReady', id });
      const { text, reading } = await questions.known(card);
      const subject = text === null ? card.subject : { text };
      const known = reading ?? (await read(subject, { place, caller }).catch(() => null));
      return ok({ subject, place, asked, reading: known, ...(turn && { turn }) });
    },

    async cardAnswer({ token }, caller) {
      const card = await cards.of(token, caller);
      return card ? questions.answer(card) : refused();
    },

    async cardSays({ token, height, close }, caller) {
      const card = await cards.of(token, caller);
      if (!card) return refused();
      const { id } = card;
      if (height !== undefined) await tell(card, { fieldmarkTab: 'cardHeight', id, height });
      if (close) await tell(card, { fieldmarkTab: 'cardClosed', id });
      return ok({});
    },
  };
}
