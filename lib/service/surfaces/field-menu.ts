import { type FieldCorrection, KINDS, type Kind } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import type { InjectScript, Platform } from '../platform/index.ts';

export const FIELD_MENU = { id: 'field', contexts: ['editable'] } as const;

const ITEM_PREFIX = 'field ';

const FIELD_KINDS: readonly Kind[] = KINDS.filter((kind) => KIND_DEFINITIONS[kind].inFields);

/** The items of the submenu: their ids in the browser, and the correction that each stands for. */
export const FIELD_MENU_ITEMS: readonly { id: string; correction: FieldCorrection }[] = [
  ...FIELD_KINDS,
  'none' as const,
  'never' as const,
  'undo' as const,
].map((correction) => ({ id: ITEM_PREFIX + correction, correction }));

export const correctionOfMenuItem = (id: string | number): FieldCorrection | undefined =>
  FIELD_MENU_ITEMS.find((item) => item.id === id)?.correction;

/**
 * Sends the correction to the frame. Its field script knows the element and its attributes, so the
 * script has the correction stored.
 */
export function createFieldMenu(platform: Pick<Platform, 'sendToTab'>, inject: InjectScript) {
  return async (tab: number, frame: number, correction: FieldCorrection): Promise<void> => {
    const message: TabMessage = { fieldmarkTab: 'correctField', correction };
    const tell = () => platform.sendToTab(tab, message, frame);
    // The script is not in the frame yet.
    const reply = await tell().catch(() => undefined);
    if (reply !== undefined) return;
    await inject(tab, frame, 'field');
    await tell();
  };
}
