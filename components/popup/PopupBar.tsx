import type { JSX } from 'react';
import { commonText as common, menuText, popupText } from '../../lib/texts/areas.ts';
import { Menu, PageHead, renderWordmark, SettingsButton } from '../ui/index.ts';

export interface PopupBarProps {
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  /** Where the popup's content is: in the popup, in a tab, in the side panel. */
  readonly surface: 'popup' | 'tab' | 'panel';
  /** Opens the side panel; undefined where there is none. */
  readonly onKeepOpen: (() => void) | undefined;
  readonly onOptions: () => void;
  /** The list of tabs; false while there is only one. */
  readonly tabs: JSX.Element | false;
}

/** Opens the side panel in place of the popup. `flush` saves the popup's draft first. */
export async function keepPopupOpen(
  openPanel: () => Promise<boolean>,
  flush: () => void,
): Promise<void> {
  // First, because the browser opens the panel only in the press itself.
  const opening = openPanel();
  flush();
  if (await opening) window.close();
}

/** The credits left, the settings, and a menu of everything that is needed less often. */
export function PopupBar({ remaining, surface, onKeepOpen, onOptions, tabs }: PopupBarProps) {
  const tab = { target: '_blank', rel: 'noreferrer' };
  return (
    <PageHead title={renderWordmark('Fieldmark')} tabs={tabs}>
      {remaining !== undefined && (
        <span className={remaining === 0 ? 'left left-none' : 'left'}>
          {popupText.rich('left', {
            count: remaining,
            strong: (words) => <strong key="left">{words}</strong>,
          })}
        </span>
      )}
      <SettingsButton onOptions={onOptions} />
      <Menu label={common('menu')}>
        <a href="/workbench.html" {...tab}>
          {popupText('checkList')}
        </a>
        <a href="/console.html" {...tab}>
          {menuText('console')}
        </a>
        {surface === 'popup' && (
          <a href="/popup.html?handed=1" {...tab}>
            {popupText('openInTab')}
          </a>
        )}
        {surface === 'popup' && onKeepOpen && (
          <button type="button" onClick={onKeepOpen}>
            {popupText('keepOpenMeans')}
          </button>
        )}
      </Menu>
    </PageHead>
  );
}
