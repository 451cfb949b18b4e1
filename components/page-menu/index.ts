export { areSingleKeysOn, isMac, modifierKey } from './keys.ts';
export { type MenuEntry, PageMenu } from './PageMenu.tsx';
export {
  browserCommandLabel,
  ChangeShortcuts,
  type PageShortcut,
  useBrowserShortcuts,
} from './ShortcutsDialog.tsx';
