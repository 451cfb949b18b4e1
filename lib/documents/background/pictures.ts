/** Pictures that the person chose in the browser's menu, until the page that reads them has them. */
import type { BrowserTab, Ports } from '../../service/platform/index.ts';
import { MAX_PICTURE_BYTES } from '../messages/index.ts';

/** What is known of a picture: its address on the web, its content, or neither. */
interface MenuPicture {
  readonly url: string | null;
  readonly data: string | null;
}

/** Pictures that wait for their page. */
const MAX_WAITING = 5;
const NONE: MenuPicture = { url: null, data: null };

export function createPictures(platform: Pick<Ports['platform'], 'readPicture' | 'openPage'>) {
  const waiting = new Map<number, MenuPicture>();
  let last = 0;

  /** A page of ours has other cookies than a private window, and the address of its picture is for nobody else. */
  async function read(tab: BrowserTab, address: string, frame: number): Promise<MenuPicture> {
    if (address.startsWith('data:'))
      return address.length > MAX_PICTURE_BYTES ? NONE : { url: null, data: address };
    // At once, because the press allows it where the person has not allowed every site.
    const data = await platform
      .readPicture(tab.id, frame, address, MAX_PICTURE_BYTES)
      // No script can run there, or the page is gone.
      .catch(() => null);
    const isOnWeb = /^https?:/.test(address) && !tab.private;
    return { url: isOnWeb ? address : null, data };
  }

  return {
    open: async (
      tab: BrowserTab,
      {
        srcUrl = '',
        frameId = 0,
      }: { readonly srcUrl?: string | undefined; readonly frameId?: number | undefined },
    ): Promise<void> => {
      last += 1;
      const id = last;
      waiting.set(id, await read(tab, srcUrl, frameId));
      for (const old of waiting.keys()) if (old <= id - MAX_WAITING) waiting.delete(old);
      const suffix = tab.private ? '&private=1' : '';
      await platform.openPage('/documents.html', `?picture=${id}${suffix}`);
    },
    /** Once: who reloads the page opens the file. */
    take: (id: number): MenuPicture => {
      const picture = waiting.get(id) ?? NONE;
      waiting.delete(id);
      return picture;
    },
  };
}
