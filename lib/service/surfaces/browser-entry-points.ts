import type { TabMessage } from '../../extension/index.ts';
import { lookupCredits, lookupFor, lookupPriceRange } from '../../kinds/index.ts';
import { serviceText } from '../../texts/messages.ts';
import { shown } from '../../texts/shown.ts';
import { kindLabel } from '../../texts/verdict.ts';
import { hostOfUrl, siteOfUrl } from '../messaging/index.ts';
import type { BrowserTab, InjectScript, Ports } from '../platform/index.ts';
import type { TextParser } from '../values/index.ts';
import type { NewCard, RegisteredCard } from './card-registry.ts';
import type { CardSessions } from './card-session.ts';
import { correctionOfMenuItem, createFieldMenu } from './field-menu.ts';
import { createDraftStore } from './popup-draft.ts';

export const LOOKUP_MENU = {
  id: 'look-up',
  contexts: ['selection', 'link', 'editable'],
} as const;
export const LOOKUP_COMMAND = 'look-up-selection';
/** Commands that move between marks; the value is true for backwards. They call no API. */
const NAVIGATION_COMMANDS: ReadonlyMap<string, boolean> = new Map([
  ['next-value', false],
  ['previous-value', true],
]);

/** A click on the menu item (`contextMenus.OnClickData`). */
export interface MenuClick {
  readonly menuItemId: string | number;
  readonly selectionText?: string | undefined;
  readonly linkUrl?: string | undefined;
  readonly editable?: boolean | undefined;
  readonly frameId?: number | undefined;
}

export interface OmniboxSuggestion {
  /** Plain text; Chromium needs it escaped with `escapeXml`. */
  readonly description: string;
}

const MAX_TEXT_LENGTH = 20_000;
/** A text with more values opens in the workbench as a list. */
const MAX_CARD_VALUES = 5;
/** Maximum length of text for the workbench. */
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

const textOf = ({ selectionText, linkUrl }: Omit<MenuClick, 'menuItemId'>): string =>
  selectionText?.trim() || linkUrl || ''.slice(0, MAX_TEXT_LENGTH);

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'loadCheck' | 'now'>;
  readonly textParser: Pick<TextParser, 'values'>;
  readonly inject: InjectScript;
  readonly cards: Pick<CardSessions, 'openFromMenu'>;
  /** Resolves when texts are available in the person's language. */
  readonly languageReady: () => Promise<unknown>;
  /** Called whenever the person uses one of these surfaces. */
  readonly recordGesture: () => void;
  /** Opens the workbench on a text. */
  readonly openWorkbenchWithText: (text: string, isPrivate: boolean) => Promise<void>;
}

/**
 * Mounts the card's frame. Returns the selected text with its line breaks; null where it may not be
 * read.
 */
async function mountCard(
  platform: Ports['platform'],
  inject: InjectScript,
  card: RegisteredCard,
  editable: boolean,
): Promise<string | null> {
  const { id, token, tab, frame, subject } = card;
  const text = 'text' in subject ? subject.text : subject.value;
  const message: TabMessage = { fieldmarkTab: 'showCard', card: { id, token }, text, editable };
  const tell = () => platform.sendToTab(tab, message, frame);
  // If the script that mounts cards is not in the frame yet, there is no reply.
  let reply = await tell().catch(() => undefined);
  if (reply === undefined) {
    await inject(tab, frame, 'card-frame');
    reply = await tell();
  }
  return typeof reply === 'string' ? reply.slice(0, MAX_TEXT_LENGTH) : null;
}

/**
 * The browser's own surfaces: context menu, keyboard command, omnibox. The click or key press is a user
 * gesture, so the lookup starts at once, and a card in the frame shows the answer. Where cards cannot
 * run, the popup shows it.
 */
export function createBrowserEntryPoints({
  ports,
  textParser,
  inject,
  cards,
  languageReady,
  recordGesture,
  openWorkbenchWithText,
}: Dependencies) {
  const { platform, loadCheck } = ports;
  const correctField = createFieldMenu(platform, inject);
  const draft = createDraftStore(platform, ports.now);
  let handedText: string | null = null;

  /** Opens the popup page with a text, in a window of its own. */
  async function openPopupWithText(text: string, isPrivate: boolean): Promise<void> {
    handedText = text.slice(0, MAX_TEXT_LENGTH);
    await platform.openPage('/popup.html', `?handed=1${isPrivate ? '&private=1' : ''}`);
  }

  /** Opens the popup at its box; in a window of its own where the browser does not open it. */
  async function openBox({ private: isPrivate }: BrowserTab): Promise<void> {
    await draft.showBox({ private: isPrivate });
    // In a window of its own where the browser opens no popup.
    await platform.openPopup().catch(() => platform.openPage('/popup.html'));
  }

  const isList = async (text: string): Promise<boolean> =>
    (await textParser.values(text.slice(0, MAX_TEXT_LENGTH))).length > MAX_CARD_VALUES;

  /** Reads the page's selection, because the text that a menu click reports has no line breaks. */
  async function listOf(tab: BrowserTab, text: string): Promise<string> {
    // Where no script can run, the click's own text is all there is.
    const focused = await platform.focusedFrame(tab.id).catch(() => null);
    const whole = focused?.text.slice(0, MAX_LIST_LENGTH) ?? '';
    return (await isList(whole)) ? whole : text;
  }

  async function lookUp(
    tab: BrowserTab,
    frame: number,
    text: string,
    editable: boolean,
  ): Promise<void> {
    await languageReady();
    if (await isList(text)) return openWorkbenchWithText(await listOf(tab, text), tab.private);
    const wanted: NewCard = {
      subject: { text },
      place: 'selection',
      asked: true,
      tab: tab.id,
      frame,
      host: hostOfUrl(tab.url),
      sites: [siteOfUrl(tab.url)],
      private: tab.private,
    };
    let selected = null as string | null;
    const mounted = await cards.openFromMenu(wanted, async (card) => {
      selected = await mountCard(platform, inject, card, editable);
      return selected;
    });
    // Nothing is selected, so there is no card.
    if (!text.trim() && selected === null) return openBox(tab);
    if (!mounted) await openPopupWithText(text, tab.private);
  }

  /** Moves to a mark. If there is none, opens the popup, which lists the page's values. */
  async function walk(tab: BrowserTab, frame: number, back: boolean): Promise<void> {
    const message: TabMessage = { fieldmarkTab: 'walk', back };
    // A page without our script has no marks.
    const found = await platform.sendToTab(tab.id, message, frame).catch(() => false);
    if (found !== true) await platform.openPopup().catch(() => undefined);
  }

  return {
    openPopupWithText,

    async onMenuClick(click: MenuClick, tab: BrowserTab | null): Promise<void> {
      recordGesture();
      const correction = correctionOfMenuItem(click.menuItemId);
      if (correction && tab) return correctField(tab.id, click.frameId ?? 0, correction);
      if (click.menuItemId !== LOOKUP_MENU.id) return;
      const text = textOf(click);
      const isPrivate = tab?.private ?? false;
      if (!tab || tab.id < 0) return openPopupWithText(text, isPrivate);
      return lookUp(tab, click.frameId ?? 0, text, click.editable ?? false);
    },

    /** What a click on the menu item would cost; null if it is not for one value with a price. */
    async menuCredits(click: Omit<MenuClick, 'menuItemId'>): Promise<number | null> {
      const [found, ...more] = await textParser.values(textOf(click));
      if (!found || more.length > 0) return null;
      return (lookupFor(found) && lookupCredits(found.kind, 'standard')) ?? null;
    },

    async onCommand(name: string, tab: BrowserTab | null): Promise<void> {
      recordGesture();
      const target = tab ?? (await platform.activeTab());
      const back = NAVIGATION_COMMANDS.get(name);
      if (!target || (name !== LOOKUP_COMMAND && back === undefined)) return;
      const { frameId, text } = await platform
        .focusedFrame(target.id)
        // No script can run there.
        .catch(() => ({ frameId: 0, text: '' }));
      if (back !== undefined) return walk(target, frameId, back);
      return lookUp(target, frameId, text, text === '');
    },

    /** Describes the lookup that Enter would start, with its price, or what is wrong. Sends nothing. */
    async omniboxSuggestion(typed: string): Promise<OmniboxSuggestion> {
      const [found] = await textParser.values(typed);
      if (!found)
        return { description: shown(serviceText('suggestNothing', lookupPriceRange('standard'))) };
      const { kind, value } = found;
      const check = await loadCheck();
      const { standing, headline } = check(kind, value);
      const about = { kind: kindLabel(kind), value };
      if (standing === 'bad')
        return { description: shown(serviceText('suggestWrong', { ...about, headline })) };
      const credits = lookupCredits(kind, 'standard');
      if (!lookupFor(found) || credits === undefined)
        return { description: shown(serviceText('suggestCheck', about)) };
      return { description: shown(serviceText('suggestLookUp', { ...about, credits })) };
    },

    async onOmniboxEntered(typed: string): Promise<void> {
      recordGesture();
      await openPopupWithText(typed, (await platform.activeTab())?.private ?? false);
    },

    /** The text for the popup page. A second call returns null. */
    takeHandedText(): string | null {
      const text = handedText;
      handedText = null;
      return text;
    },
  };
}
