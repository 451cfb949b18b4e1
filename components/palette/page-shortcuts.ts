import { commandsText } from '../../lib/texts/commands.ts';
import { modifierKey } from './keys.ts';

/** A shortcut that works on a page of ours, without the browser's settings. */
export interface PageShortcut {
  readonly label: string;
  /** As printed on keyboards: keys that are pressed together, or keys of which each works. */
  readonly keys: readonly string[];
  /** A single character, which people can turn off. */
  readonly isSingle?: boolean;
}

/** The shortcuts that every page has. */
export const commonShortcuts = (): PageShortcut[] => [
  { label: commandsText('openCommands'), keys: [modifierKey(), 'K'] },
  { label: commandsText('openShortcuts'), keys: ['?'], isSingle: true },
];
