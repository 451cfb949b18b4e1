import type { TabMessage } from '../../extension/index.ts';
import { lookupCredits } from '../../kinds/index.ts';
import { serviceText as say } from '../../texts/service.ts';
import { hostOfUrl, siteOfUrl } from '../messaging/index.ts';
import type { BrowserTab, InjectScript, Ports } from '../platform/index.ts';
import type { CardRegistry, RegisteredCard } from './card-registry.ts';
import type { MenuLookups } from './menu-lookups.ts';

export const LOOKUP_MENU = {
  id: 'look-up',
  contexts: ['selection', 'link', 'editable'],
} as const;
export const LOOKUP_COMMAND = 'look-up-selection';
/** From mark to mark, and whether that is back; they ask nothing of the API. */
const NAVIGATION_COMMANDS: ReadonlyMap<string, boolean> = new Map([
  ['next-value', false],
  ['previous-value', true],
]);

/** What a menu click says (`contextMenus.OnClickData`). */
export interface MenuClick {
  readonly menuItemId: string | number;
  readonly selectionText?: string | undefined;
  readonly linkUrl?: string | undefined;
  readonly editable?: boolean | undefined;
  readonly frameId?: number | undefined;
}

export interface OmniboxSuggestion {
  /** Plain text; `escapeXml` makes it Chromium's mark-up. */
  readonly description: string;
}

const MAX_TEXT_LENGTH = 20_000;
/** More values than a card is made for: they are a list. */
const MAX_CARD_VALUES = 5;
/** As much text as the workbench is handed. */
const MAX_LIST_LENGTH = 2_000_000;

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

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'detect'>;
  readonly inject: InjectScript;
  readonly cards: CardRegistry;
  readonly menuLookups: MenuLookups;
  /** Resolves when texts are said in the person's language. */
  readonly languageReady: () => Promise<unknown>;
  /** Opens the workbench on a text. */
  readonly openWorkbenchWithText: (text: string, secluded: boolean) => Promise<void>;
}

/**
 * Surfaces of the browser from which a person asks: context menu, keyboard command, omnibox. The
 * click or key is the gesture, so the question is asked from here, and the card that opens in the
 * frame it was made in shows what comes. Where no frame of ours can run, the popup does.
 */
export function createBrowserEntryPoints({
  ports,
  inject,
  cards,
  menuLookups: questions,
  languageReady: spoken,
  openWorkbenchWithText: openList,
}: Dependencies) {
  const { platform, detect } = ports;
  let handed: string | null = null;

  /** The text goes to the popup: the toolbar's where it opens, else a window of its own. */
  async function openPopupWithText(text: string, secluded: boolean): Promise<void> {
    handed = text.slice(0, MAX_TEXT_LENGTH);
    await platform.openPage('/popup.html', `?handed=1${secluded ? '&private=1' : ''}`);
  }

  /** Has the card's frame mounted; gives the text as it stands in the page, null where none may be read. */
  async function mount(card: RegisteredCard, editable: boolean): Promise<string | null> {
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
    return typeof told === 'string' ? told.slice(0, MAX_TEXT_LENGTH) : null;
  }

  const isList = (text: string): boolean =>
    detect(text, { scope: 'selection' }).length > MAX_CARD_VALUES;

  /** As it stands in the page, a text has the line breaks that a menu's click leaves out. */
  async function listOf(tab: BrowserTab, text: string): Promise<string> {
    const focused = await platform.focusedFrame(tab.id).catch(() => null);
    const whole = focused?.text.slice(0, MAX_LIST_LENGTH) ?? '';
    return isList(whole) ? whole : text;
  }

  async function lookUp(
    tab: BrowserTab,
    frame: number,
    text: string,
    editable: boolean,
  ): Promise<void> {
    await spoken();
    if (isList(text)) return openList(await listOf(tab, text), tab.private);
    const card = await cards.open({
      subject: { text },
      place: 'selection',
      asked: true,
      tab: tab.id,
      frame,
      host: hostOfUrl(tab.url),
      sites: [siteOfUrl(tab.url)],
      private: tab.private,
    });
    const mounted = mount(card, editable);
    questions.start(card, mounted);
    const shown = await mounted.catch(() => undefined);
    if (shown !== undefined) return;
    if (text.trim()) await openPopupWithText(text, tab.private);
    else await platform.openPage('/popup.html');
  }

  /** Where no mark stands the popup says so: it lists what this page has. */
  async function walk(tab: BrowserTab, frame: number, back: boolean): Promise<void> {
    const message: TabMessage = { fieldmarkTab: 'walk', back };
    const found = await platform.sendToTab(tab.id, message, frame).catch(() => false);
    if (found !== true) await platform.openPopup().catch(() => undefined);
  }

  return {
    openPopupWithText,

    async onMenuClick(click: MenuClick, tab: BrowserTab | null): Promise<void> {
      if (click.menuItemId !== LOOKUP_MENU.id) return;
      const text = (click.selectionText?.trim() || click.linkUrl || '').slice(0, MAX_TEXT_LENGTH);
      const secluded = tab?.private ?? false;
      if (!tab || tab.id < 0) return openPopupWithText(text, secluded);
      return lookUp(tab, click.frameId ?? 0, text, click.editable ?? false);
    },

    async onCommand(name: string, tab: BrowserTab | null): Promise<void> {
      const here = tab ?? (await platform.activeTab());
      const back = NAVIGATION_COMMANDS.get(name);
      if (!here || (name !== LOOKUP_COMMAND && back === undefined)) return;
      const { frameId, text } = await platform
        .focusedFrame(here.id)
        .catch(() => ({ frameId: 0, text: '' }));
      if (back !== undefined) return walk(here, frameId, back);
      return lookUp(here, frameId, text, text === '');
    },

    /** What asking would look up and cost; typing in the omnibox asks nothing. */
    omniboxSuggestion(text: string): OmniboxSuggestion {
      const [found] = detect(text, { scope: 'selection' });
      if (!found) return { description: say('suggestNothing') };
      const { kind, value } = found;
      const credits = lookupCredits(kind, 'standard');
      if (credits === undefined) return { description: say('suggestCheck', { kind, value }) };
      return { description: say('suggestLookUp', { kind, value, credits }) };
    },

    async onOmniboxEntered(text: string): Promise<void> {
      await openPopupWithText(text, (await platform.activeTab())?.private ?? false);
    },

    /** The text for the popup page; given once. */
    takeHandedText(): string | null {
      const text = handed;
      handed = null;
      return text;
    },
  };
}
