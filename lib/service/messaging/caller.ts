import type { SenderKind } from '../../extension/messages/index.ts';
import type { Platform } from '../platform/index.ts';

/** What the browser says of a sender (`runtime.MessageSender`); nothing the sender says of itself. */
export interface BrowserSender {
  readonly id?: string | undefined;
  readonly url?: string | undefined;
  /** Absent in browsers that do not tell; `null` in sandboxed frames. */
  readonly origin?: string | undefined;
  readonly frameId?: number | undefined;
  readonly documentId?: string | undefined;
  readonly tab?:
    | { readonly id?: number | undefined; readonly url?: string | undefined; incognito: boolean }
    | undefined;
}

export interface Caller {
  readonly context: SenderKind;
  /** Null for our own top-level pages. */
  readonly tab: number | null;
  readonly frame: number;
  /** One page load, for the cap per page. */
  readonly page: string;
  /** Origins whose policies hold: the tab's and, in a frame, the frame's. Empty for our own. */
  readonly sites: readonly string[];
  /** Host of the page in the tab; empty for our own surfaces. */
  readonly host: string;
  readonly private: boolean;
}

type ExtensionIdentity = Pick<Platform, 'id' | 'base' | 'activeTab'>;

/** The page of ours that stands in frames (web_accessible_resources). */
const CARD_PATH = '/card.html';

/** Origin of a web page; for files, blobs and blank pages, their scheme. */
export function siteOfUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed) return 'unknown:';
  return parsed.origin === 'null' ? parsed.protocol : parsed.origin;
}

export function hostOfUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  return parsed ? parsed.host || parsed.protocol : '';
}

/** A blank or srcdoc frame is of the site that made it (WHATWG HTML, determining the origin). */
const isBlank = (url: string): boolean => /^(?:about|blob|data):/.test(url);

/** Where the browser tells a sender's origin it must be ours: a sandboxed frame of our page is not. */
const isOurs = ({ url, origin }: BrowserSender, { base }: ExtensionIdentity): boolean =>
  url?.startsWith(base) === true && (origin === undefined || `${origin}/` === base);

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? '';

/**
 * Who sent a message, by what the browser says of it. `page`: a content script of ours. `ui`: a top
 * document of our own origin. `card`: the card's own page, in a frame. Null: anyone else.
 */
export async function identifyCaller(
  sender: BrowserSender,
  platform: ExtensionIdentity,
): Promise<Caller | null> {
  if (sender.id !== platform.id || sender.url === undefined) return null;
  const { tab, url } = sender;
  const frame = sender.frameId ?? 0;
  if (url.startsWith(platform.base)) {
    if (!isOurs(sender, platform)) return null;
    const { pathname } = new URL(url);
    if (pathname === CARD_PATH && tab?.id !== undefined && frame !== 0) {
      const { id, url: top = '', incognito } = tab;
      const page = `${id} ${withoutHash(top)}`;
      const at = { tab: id, frame, page, sites: [siteOfUrl(top)], host: hostOfUrl(top) };
      return { context: 'card', ...at, private: incognito };
    }
    // Any other page of ours in a frame was put there by somebody else.
    if (frame !== 0 || pathname === CARD_PATH) return null;
    // The popup has no tab: it belongs to the window in front. A handed-over text says it itself.
    const handed = new URL(url).searchParams.get('private') === '1';
    const here = tab ? tab.incognito : ((await platform.activeTab())?.private ?? false);
    const own = { tab: null, frame, page: '', sites: [], host: '' };
    return { context: 'ui', ...own, private: handed || here };
  }
  if (tab?.id === undefined) return null;
  const top = tab.url ?? url;
  return {
    context: 'page',
    tab: tab.id,
    frame,
    page: `${tab.id} ${sender.documentId ?? withoutHash(url)}`,
    sites: [...new Set([siteOfUrl(top), siteOfUrl(isBlank(url) ? (sender.origin ?? url) : url)])],
    host: hostOfUrl(top),
    private: tab.incognito,
  };
}
