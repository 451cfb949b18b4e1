export { usePageCommands } from './commands.ts';
export { areSingleKeysOn, isMac, modifierKey } from './keys.ts';
export { type MenuEntry, PageCommands } from './PageCommands.tsx';
export {
  browserCommandLabel,
  ChangeShortcuts,
  type PageShortcut,
  useBrowserShortcuts,
} from './ShortcutsDialog.tsx';
