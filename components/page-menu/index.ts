export { areSingleKeysOn, isMac, modifierKey } from './keys.ts';
export { type MenuEntry, PageMenu } from './PageMenu.tsx';
export { BrowserShortcuts, ChangeShortcuts, type PageShortcut } from './ShortcutsDialog.tsx';
