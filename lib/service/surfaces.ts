import { counted } from '../counted.ts';
import { creditsFor, KIND_TABLE } from '../kinds/index.ts';
import type { TabMessage } from '../messages.ts';
import type { Tab } from './platform.ts';
import type { Ports } from './ports.ts';

export const MENU = {
  id: 'look-up',
  title: 'Look up with Fieldmark',
  contexts: ['selection', 'link', 'editable'],
} as const;
export const COMMAND = 'look-up-selection';

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

interface Handed {
  readonly text: string;
}

const LONGEST = 20_000;

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

/**
 * Surfaces of the browser from which a person asks: context menu, keyboard command, omnibox. The
 * click or key is the gesture; the card opens in the frame it was made in. Where no script of ours
 * can run, the text is handed over to the popup, opened as a page.
 */
export function createSurfaces({ platform, detect }: Pick<Ports, 'platform' | 'detect'>) {
  let handed: Handed | null = null;

  async function handOver(text: string, secluded: boolean): Promise<void> {
    handed = { text: text.slice(0, LONGEST) };
    await platform.openPage('/popup.html', `?handed=1${secluded ? '&private=1' : ''}`);
  }

  async function lookUp(tab: Tab, frame: number, text: string, editable: boolean): Promise<void> {
    const message: TabMessage = { fieldmarkTab: 'lookUpSelection', text, editable };
    // The card's script answers with a boolean; in a frame without it nobody answers.
    const tell = () => platform.sendToTab(tab.id, message, frame);
    try {
      if (typeof (await tell().catch(() => undefined)) === 'boolean') return;
      await platform.inject(tab.id, frame, 'card');
      await tell();
    } catch {
      if (text.trim()) await handOver(text, tab.private);
      else await platform.openPage('/popup.html');
    }
  }

  return {
    async clicked(click: Click, tab: Tab | null): Promise<void> {
      if (click.menuItemId !== MENU.id) return;
      const text = (click.selectionText?.trim() || click.linkUrl || '').slice(0, LONGEST);
      const secluded = tab?.private ?? false;
      if (!tab || tab.id < 0) return handOver(text, secluded);
      return lookUp(tab, click.frameId ?? 0, text, click.editable ?? false);
    },

    async command(name: string, tab: Tab | null): Promise<void> {
      const here = tab ?? (await platform.activeTab());
      if (name !== COMMAND || !here) return;
      const { frameId, text } = await platform
        .focusedFrame(here.id)
        .catch(() => ({ frameId: 0, text: '' }));
      return lookUp(here, frameId, text, text === '');
    },

    /** What asking would look up and cost; typing in the omnibox asks nothing. */
    suggestion(text: string): Suggestion {
      const [found] = detect(text, { scope: 'selection' });
      if (!found) return { description: 'Look up an email, IBAN, VAT number, phone, domain or IP' };
      const { noun } = KIND_TABLE[found.kind];
      const credits = creditsFor(found.kind, 'standard');
      const value = `${noun} ${found.value}`;
      if (credits === undefined) return { description: `Check ${value}` };
      return { description: `Look up ${value} · ${counted(credits, 'credit')}` };
    },

    async entered(text: string): Promise<void> {
      await handOver(text, (await platform.activeTab())?.private ?? false);
    },

    /** The text for the popup page; given once. */
    takeHanded(): string | null {
      const text = handed?.text ?? null;
      handed = null;
      return text;
    },
  };
}
