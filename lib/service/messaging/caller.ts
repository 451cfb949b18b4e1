import type { SenderKind } from '../../extension/messages/index.ts';
import type { Platform } from '../platform/index.ts';

/**
 * A sender as the browser reports it (`runtime.MessageSender`). The message itself is never
 * trusted.
 */
export interface BrowserSender {
  readonly id?: string | undefined;
  readonly url?: string | undefined;
  /** Absent in browsers that do not report it; `null` in sandboxed frames. */
  readonly origin?: string | undefined;
  readonly frameId?: number | undefined;
  readonly documentId?: string | undefined;
  readonly tab?:
    | {
        readonly id?: number | undefined;
        readonly url?: string | undefined;
        readonly active?: boolean | undefined;
        incognito: boolean;
      }
    | undefined;
}

export interface Caller {
  readonly context: SenderKind;
  /** Null for our own top-level pages. */
  readonly tab: number | null;
  readonly frame: number;
  /** Identifies a page load, for the cap per page. */
  readonly page: string;
  /** Origins whose rules apply: the tab's and, in a frame, the frame's. Empty for our own pages. */
  readonly sites: readonly string[];
  /** Host of the page in the tab; empty for our own surfaces. */
  readonly host: string;
  readonly private: boolean;
  /** The window of our side panel, which follows that window's tabs. */
  readonly window?: number;
  /** The browser shows another tab of the window, so nobody types in this one. */
  readonly inBackground?: true;
  /** It says that the browser is offline, so nothing is sent for it. */
  readonly offline?: true;
}

type ExtensionIdentity = Pick<Platform, 'id' | 'base' | 'activeTab'>;

/** Our page that runs in frames (web_accessible_resources). */
const CARD_PATH = '/card.html';
/** Our page that the browser shows next to the tabs of a window. */
const PANEL_PATH = '/sidepanel.html';

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

/** A blank or srcdoc frame has the origin of its creator (WHATWG HTML, determining the origin). */
const isBlank = (url: string): boolean => /^(?:about|blob|data):/.test(url);

/**
 * Whether a page with one of the extension's URLs is trusted. Where the browser reports the origin, it
 * must be the extension's, so a sandboxed frame of our page is not trusted.
 */
const isOurs = ({ origin }: BrowserSender, { base }: ExtensionIdentity): boolean =>
  origin === undefined || `${origin}/` === base;

/** The window that the panel wrote into its address. */
function windowOf(parameters: URLSearchParams): number | undefined {
  const id = Number(parameters.get('window') ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : undefined;
}

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? '';

/**
 * Identifies the sender by what the browser reports. `page`: one of our content scripts. `ui`: a
 * top-level document of our origin. `card`: the card's page in a frame. Null: any other sender.
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
      const { id, url = '', incognito } = tab;
      const page = `${id} ${withoutHash(url)}`;
      const pageOfCard = { tab: id, frame, page, sites: [siteOfUrl(url)], host: hostOfUrl(url) };
      return { context: 'card', ...pageOfCard, private: incognito };
    }
    // A website framed one of our other pages, or opened the card's page without a frame.
    if (frame !== 0 || pathname === CARD_PATH) return null;
    // The popup and the panel have no tab, so a window decides: the panel's, which is in its address, or
    // the focused one. A panel in a private window, and a page that opens with a text from there, have
    // the parameter `private`.
    const parameters = new URL(url).searchParams;
    const window = pathname === PANEL_PATH ? windowOf(parameters) : undefined;
    const ofWindow = window === undefined ? {} : { window };
    const handed = parameters.get('private') === '1';
    const isPrivate = tab ? tab.incognito : ((await platform.activeTab(window))?.private ?? false);
    const noPage = { tab: null, frame, page: '', sites: [], host: '' };
    return { context: 'ui', ...noPage, ...ofWindow, private: handed || isPrivate };
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
    ...(tab.active === false ? { inBackground: true } : {}),
  };
}
