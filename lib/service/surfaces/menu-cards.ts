import type { CardRegistry, NewCard, RegisteredCard } from './card-registry.ts';

/** Most cards that wait for a press at the same time. */
const MAX_WAITING = 8;

export type MenuCards = ReturnType<typeof createMenuCards>;

/**
 * Cards whose frames load while the browser's menu is open. They have no subject, and get no content,
 * until the person presses our item in the menu. In memory only: after a restart, a press opens a new card.
 */
export function createMenuCards(cards: Pick<CardRegistry, 'open' | 'assign'>) {
  interface Waiting {
    readonly id: string;
    readonly chosen: PromiseWithResolvers<RegisteredCard | null>;
  }
  /** The waiting card of each frame, oldest first. */
  const waiting = new Map<string, Waiting>();
  /** Cards that were pressed and are being assigned their subject. */
  const opening = new Set<Waiting>();
  const keyOf = ({ tab, frame }: Pick<NewCard, 'tab' | 'frame'>) => `${tab} ${frame}`;

  function take(key: string): Waiting | undefined {
    const taken = waiting.get(key);
    waiting.delete(key);
    return taken;
  }

  return {
    /** Registers a card for a frame, replacing the one that waits there. */
    async prepare(about: Pick<NewCard, 'tab' | 'frame' | 'host' | 'sites' | 'private'>) {
      // `asked: false`: if the document blocks the frame, the popup does not open instead.
      const card = await cards.open({
        ...about,
        subject: { text: '' },
        place: 'selection',
        asked: false,
      });
      const key = keyOf(card);
      take(key)?.chosen.resolve(null);
      waiting.set(key, { id: card.id, chosen: Promise.withResolvers() });
      const [oldest] = waiting.keys();
      if (waiting.size > MAX_WAITING && oldest) take(oldest)?.chosen.resolve(null);
      return card;
    },

    /**
     * Opens a card for a press in the menu: the one that was prepared for its frame, or a new one.
     * @param begin called with the card before its frame gets its content
     */
    async open(wanted: NewCard, begin: (card: RegisteredCard) => void): Promise<void> {
      const prepared = take(keyOf(wanted));
      if (prepared) opening.add(prepared);
      const card = prepared && (await cards.assign(prepared.id, wanted));
      begin(card ?? (await cards.open(wanted)));
      if (!prepared) return;
      opening.delete(prepared);
      prepared.chosen.resolve(card ?? null);
    },

    /** Resolves with the card once it has a subject; with null if it will get none. */
    chosen(card: RegisteredCard): Promise<RegisteredCard | null> {
      const found = [...waiting.values(), ...opening].find(({ id }) => id === card.id);
      return found ? found.chosen.promise : Promise.resolve(card);
    },
  };
}
