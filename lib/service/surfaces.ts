import { creditsFor } from '../kinds/plan.ts';
import type { TabMessage } from '../tab-message.ts';
import { text as say } from '../texts/service.ts';
import { hostOf, siteOf } from './caller.ts';
import type { Card, Cards } from './cards.ts';
import type { MenuQuestions } from './menu-question.ts';
import type { Inject, Tab } from './platform.ts';
import type { Ports } from './ports.ts';

export const MENU = {
  id: 'look-up',
  contexts: ['selection', 'link', 'editable'],
} as const;
export const COMMAND = 'look-up-selection';
/** From mark to mark, and whether that is back; they ask nothing of the API. */
const WALKS: ReadonlyMap<string, boolean> = new Map([
  ['next-value', false],
  ['previous-value', true],
]);

/** What a menu click says (`contextMenus.OnClickData`). */
export interface Click {
  readonly menuItemId: string | number;
  readonly selectionText?: string | undefined;
  readonly linkUrl?: string | undefined;
  readonly editable?: boolean | undefined;
  readonly frameId?: number | undefined;
}

export interface Suggestion {
  /** Plain text; `escapeXml` makes it Chromium's mark-up. */
  readonly description: string;
}

const LONGEST = 20_000;
/** More values than a card is made for: they are a list. */
const FEW = 5;
/** As much text as the workbench is handed. */
const LONGEST_LIST = 2_000_000;

/** Chromium reads an omnibox description as XML; Firefox as plain text. */
export function escapeXml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

interface Parts {
  readonly ports: Pick<Ports, 'platform' | 'detect'>;
  readonly inject: Inject;
  readonly cards: Cards;
  readonly questions: MenuQuestions;
  /** Resolves when texts are said in the person's language. */
  readonly spoken: () => Promise<unknown>;
  /** Opens the workbench on a text. */
  readonly openList: (text: string, secluded: boolean) => Promise<void>;
}

/**
 * Surfaces of the browser from which a person asks: context menu, keyboard command, omnibox. The
 * click or key is the gesture, so the question is asked from here, and the card that opens in the
 * frame it was made in shows what comes. Where no frame of ours can run, the popup does.
 */
export function createSurfaces({ ports, inject, cards, questions, spoken, openList }: Parts) {
  const { platform, detect } = ports;
  let handed: string | null = null;

  /** The text goes to the popup: the toolbar's where it opens, else a window of its own. */
  async function handOver(text: string, secluded: boolean): Promise<void> {
    handed = text.slice(0, LONGEST);
    await platform.openPage('/popup.html', `?handed=1${secluded ? '&private=1' : ''}`);
  }

  /** Has the card's frame mounted; gives the text as it stands in the page, null where none may be read. */
  async function mount(card: Card, editable: boolean): Promise<string | null> {
    const { id, token, tab, frame, subject } = card;
    const text = 'text' in subject ? subject.text : subject.value;
    const message: TabMessage = { fieldmarkTab: 'showCard', card: { id, token }, text, editable };
    // A frame without the script that mounts cards answers nothing.
    const tell = () => platform.sendToTab(tab, message, frame);
    let told = await tell().catch(() => undefined);
    if (told === undefined) {
      await inject(tab, frame, 'card-frame');
      told = await tell();
    }
    return typeof told === 'string' ? told.slice(0, LONGEST) : null;
  }

  const isList = (text: string): boolean => detect(text, { scope: 'selection' }).length > FEW;

  /** As it stands in the page, a text has the line breaks that a menu's click leaves out. */
  async function listOf(tab: Tab, text: string): Promise<string> {
    const focused = await platform.focusedFrame(tab.id).catch(() => null);
    const whole = focused?.text.slice(0, LONGEST_LIST) ?? '';
    return isList(whole) ? whole : text;
  }

  async function lookUp(tab: Tab, frame: number, text: string, editable: boolean): Promise<void> {
    await spoken();
    if (isList(text)) return openList(await listOf(tab, text), tab.private);
    const card = await cards.open({
      subject: { text },
      place: 'selection',
      asked: true,
      tab: tab.id,
      frame,
      host: hostOf(tab.url),
      sites: [siteOf(tab.url)],
      private: tab.private,
    });
    const mounted = mount(card, editable);
    questions.begin(card, mounted);
    const shown = await mounted.catch(() => undefined);
    if (shown !== undefined) return;
    if (text.trim()) await handOver(text, tab.private);
    else await platform.openPage('/popup.html');
  }

  /** Where no mark stands the popup says so: it lists what this page has. */
  async function walk(tab: Tab, frame: number, back: boolean): Promise<void> {
    const message: TabMessage = { fieldmarkTab: 'walk', back };
    const found = await platform.sendToTab(tab.id, message, frame).catch(() => false);
    if (found !== true) await platform.openPopup().catch(() => undefined);
  }

  return {
    handOver,

    async clicked(click: Click, tab: Tab | null): Promise<void> {
      if (click.menuItemId !== MENU.id) return;
      const text = (click.selectionText?.trim() || click.linkUrl || '').slice(0, LONGEST);
      const secluded = tab?.private ?? false;
      if (!tab || tab.id < 0) return handOver(text, secluded);
      return lookUp(tab, click.frameId ?? 0, text, click.editable ?? false);
    },

    async command(name: string, tab: Tab | null): Promise<void> {
      const here = tab ?? (await platform.activeTab());
      const back = WALKS.get(name);
      if (!here || (name !== COMMAND && back === undefined)) return;
      const { frameId, text } = await platform
        .focusedFrame(here.id)
        .catch(() => ({ frameId: 0, text: '' }));
      if (back !== undefined) return walk(here, frameId, back);
      return lookUp(here, frameId, text, text === '');
    },

    /** What asking would look up and cost; typing in the omnibox asks nothing. */
    suggestion(text: string): Suggestion {
      const [found] = detect(text, { scope: 'selection' });
      if (!found) return { description: say('suggestNothing') };
      const { kind, value } = found;
      const credits = creditsFor(kind, 'standard');
      if (credits === undefined) return { description: say('suggestCheck', { kind, value }) };
      return { description: say('suggestLookUp', { kind, value, credits }) };
    },

    async entered(text: string): Promise<void> {
      await handOver(text, (await platform.activeTab())?.private ?? false);
    },

    /** The text for the popup page; given once. */
    takeHanded(): string | null {
      const text = handed;
      handed = null;
      return text;
    },
  };
}
