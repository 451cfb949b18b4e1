import { createAreaText } from './catalog.ts';
import english from './en/commands.json' with { type: 'json' };

/** The list of commands and the list of shortcuts, on every page of ours. */
export const commandsText = createAreaText('commands', english);
