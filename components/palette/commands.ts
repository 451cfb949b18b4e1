import { useEffect, useId } from 'react';
import { commandsText, commonText } from '../../lib/texts/areas.ts';
import {
  goTo,
  matchesWords,
  SETTING_ENTRIES,
  settingElementId,
  settingSearchText,
} from '../settings/index.ts';

export const PAGES = {
  workbench: () => commandsText('workbench'),
  options: () => commonText('settings'),
  documents: () => commandsText('documents'),
  console: () => commandsText('console'),
  welcome: () => commandsText('welcome'),
} as const;

/** A page of ours that has the list of commands, by the name of its HTML file. */
export type PageName = keyof typeof PAGES;

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Further words by which a search finds the command. */
  readonly words?: string;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

/** The commands of the parts that are on the page now, by the part's id. */
const offered = new Map<string, readonly Command[]>();

/** Offers commands in the page's list while the component is shown. They must not spend credits. */
export function usePageCommands(commands: readonly Command[]): void {
  const id = useId();
  useEffect(() => {
    offered.set(id, commands);
    return () => void offered.delete(id);
  });
}

/**
 * In a new tab, because a page may have text that is not saved. Without `noopener`, Chromium gives the
 * new page no extension API, and it stays empty.
 */
const openPage = (page: PageName, hash = '') =>
  window.open(`/${page}.html${hash}`, '_blank', 'noopener');

/**
 * Every command on a page: its own first, those of the page before those of its parts, then the other
 * pages, then each setting.
 */
export function commandsOn(page: PageName, openShortcuts: () => void): CommandGroup[] {
  const pages = (Object.keys(PAGES) as PageName[]).filter((name) => name !== page);
  return [
    { label: commandsText('onThisPage'), commands: [...offered.values()].reverse().flat() },
    {
      label: commandsText('goTo'),
      commands: [
        ...pages.map((name) => ({
          id: `page-${name}`,
          label: PAGES[name](),
          run: () => void openPage(name),
        })),
        { id: 'shortcuts', label: commandsText('shortcuts'), run: openShortcuts },
      ],
    },
    {
      label: commonText('settings'),
      // The list of shortcuts has the same command as the section of that name.
      commands: SETTING_ENTRIES.filter(({ setting }) => setting !== 'shortcuts').map((entry) => ({
        id: settingElementId(entry.setting),
        label: entry.label(),
        words: settingSearchText(entry),
        run: () => {
          const hash = `#${settingElementId(entry.setting)}`;
          if (page === 'options') goTo(hash);
          else openPage('options', hash);
        },
      })),
    },
  ];
}

/** The commands that match, those whose label matches before those whose further words do. */
export function searchCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  return groups.flatMap(({ label, commands }) => {
    const byLabel = commands.filter((command) => matchesWords(query, command.label));
    const byWords = commands.filter(
      (command) =>
        !byLabel.includes(command) &&
        matchesWords(query, `${command.label} ${command.words ?? ''}`),
    );
    const found = [...byLabel, ...byWords];
    return found.length > 0 ? [{ label, commands: found }] : [];
  });
}
