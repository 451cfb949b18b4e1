export { browserCommandLabel, useBrowserShortcuts } from './browser-shortcuts.ts';
export { ChangeShortcuts, type ChangeShortcutsProps } from './ChangeShortcuts.tsx';
export { usePageCommands } from './commands.ts';
export { areSingleKeysOn, isMac, modifierKey } from './keys.ts';
export { PageCommands } from './PageCommands.tsx';
export type { PageShortcut } from './page-shortcuts.ts';
