export { RequestedCommands } from './CommandPalette.tsx';
export { type Command, usePageCommands } from './commands.ts';
export { areSingleKeysOn, isMac, listForKeys, modifierKey } from './keys.ts';
export { requestCommands } from './on-demand.ts';
export { type MenuEntry, PageCommands } from './PageCommands.tsx';
export {
  browserCommandLabel,
  ChangeShortcuts,
  type ChangeShortcutsProps,
  type PageShortcut,
  useBrowserShortcuts,
} from './ShortcutsDialog.tsx';
