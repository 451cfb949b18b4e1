/** What a press in the browser's menu starts: the free verdicts of its text, and the lookup of one sound value. */
import { isDoubtful, type Outcome, type Phrase } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { FoundValue, LookupReply, ParsedText } from '../../extension/schemas/index.ts';
import { canLookUp } from '../../kinds/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Platform } from '../platform/index.ts';
import type { EvaluationContext, TextParser } from '../values/index.ts';
import type { CardRegistry, RegisteredCard } from './card-registry.ts';
import { valuesBeside } from './page-findings.ts';

export type Reply = Outcome<LookupReply<Phrase>, Phrase>;

/** What a press in the menu started. */
export interface Pressed {
  readonly card: RegisteredCard;
  /** The text as it is in the page; null where it may not be read. */
  readonly text: Promise<string | null>;
  readonly reading: Promise<ParsedText<Phrase> | null>;
  readonly reply: Promise<Reply | null>;
}

export interface CardPressNeeds {
  readonly platform: Pick<Platform, 'sendToTab'>;
  readonly registry: CardRegistry;
  readonly textParser: TextParser;
  /** Resolves when recovery has finished. Nothing is paid for before. */
  readonly recovered: () => Promise<void>;
  readonly lookup: (request: RequestOf<'lookup'>, caller: Caller) => Promise<Reply>;
}

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
function onlySoundValue({ found, unread }: ParsedText<Phrase>): FoundValue<Phrase> | null {
  const [only, second] = found;
  const isOnly = only && !second && unread.length === 0;
  if (!isOnly || isDoubtful(only.verdict)) return null;
  const { connected, trouble } = only.offer;
  return (connected || trouble) && canLookUp(only.verdict) ? only : null;
}

export function createCardPresses(needs: CardPressNeeds) {
  const { platform, registry, textParser, recovered, lookup } = needs;

  /** Free verdicts for the subject of a card: one value of a known kind, or a text. */
  async function read(
    { subject, tab, frame }: Pick<RegisteredCard, 'subject' | 'tab' | 'frame'>,
    where: EvaluationContext,
  ): Promise<ParsedText<Phrase>> {
    const beside = () => valuesBeside(platform, { tab, frame });
    if ('text' in subject) return textParser.text(subject.text.trim(), { ...where, beside });
    const one = { ...subject, raw: subject.value, start: 0, end: subject.value.length };
    const found = await textParser.parseFindings([one], { ...where, beside });
    return { ...found, repeated: 0, unread: [], moreUnread: 0 };
  }

  async function ask(
    card: RegisteredCard,
    parsed: ParsedText<Phrase> | null,
  ): Promise<Reply | null> {
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
    const where = { place: 'selection', caller: callerOf(card) } as const;
    const readText = async (known: string | null) =>
      known === null ? null : read({ ...card, subject: { text: known } }, where);
    // Null tells each that follows that the one before it has failed.
    const text = mounted.then(setText).catch(() => null);
    const reading = text.then(readText).catch(() => null);
    const reply = reading.then((parsed) => ask(card, parsed)).catch(() => null);
    return { card, text, reading, reply };
  }

  return { read, start };
}
