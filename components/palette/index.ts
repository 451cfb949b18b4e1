export { browserCommandLabel, useBrowserShortcuts } from './browser-shortcuts.ts';
export { ChangeShortcuts, type ChangeShortcutsProps } from './ChangeShortcuts.tsx';
export { type Command, usePageCommands } from './commands.ts';
export { areSingleKeysOn, isMac, listForKeys, modifierKey } from './keys.ts';
export { requestCommands } from './on-demand.ts';
export { type MenuEntry, PageCommands } from './PageCommands.tsx';
export { RequestedCommands } from './RequestedCommands.tsx';
export type { PageShortcut } from './ShortcutsDialog.tsx';
