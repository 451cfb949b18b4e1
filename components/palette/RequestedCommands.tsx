import { useEffect, useState } from 'react';
import { CommandPalette } from './CommandPalette.tsx';
import { commandsOn } from './commands.ts';
import { type CommandsRequest, receiveRequests } from './on-demand.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** The two lists for the popup, opened on request. */
export function RequestedCommands() {
  const [request, setRequest] = useState<CommandsRequest | null>(null);
  useEffect(() => receiveRequests(setRequest), []);
  if (!request) return null;
  const close = () => setRequest((shown) => (shown === request ? null : shown));
  if (request.list === 'shortcuts') return <ShortcutsDialog shortcuts={[]} onClose={close} />;
  const showShortcuts = () => setRequest({ ...request, list: 'shortcuts' });
  return (
    <CommandPalette groups={commandsOn('popup', showShortcuts, request.commands)} onClose={close} />
  );
}
