import { commonText as common, popupText } from '../../lib/texts/areas.ts';
import { ConsoleIcon, ListIcon, Logo, OpenIcon, PanelIcon, SettingsIcon } from '../ui/index.ts';
import { IconLink } from './IconLink.tsx';

export interface PopupBarProps {
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  /** Where the popup's content is: in the popup, in a tab, in the side panel. */
  readonly surface: 'popup' | 'tab' | 'panel';
  /** Opens the side panel; undefined where there is none. */
  readonly onKeepOpen: (() => void) | undefined;
  readonly onOptions: () => void;
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

/** The credits left, and the ways to our other pages. */
export function PopupBar({ remaining, surface, onKeepOpen, onOptions }: PopupBarProps) {
  return (
    <div className="bar">
      <Logo />
      <h1 className="wordmark">Fieldmark</h1>
      {remaining !== undefined && (
        <span className={remaining === 0 ? 'left left-none' : 'left'}>
          {popupText.rich('left', {
            count: remaining,
            strong: (words) => <strong key="left">{words}</strong>,
          })}
        </span>
      )}
      <IconLink
        href="/workbench.html"
        label={popupText('workbench')}
        title={popupText('workbenchMeans')}
      >
        <ListIcon />
      </IconLink>
      <IconLink href="/console.html" label={popupText('console')} title={popupText('consoleMeans')}>
        <ConsoleIcon />
      </IconLink>
      {surface === 'popup' && (
        <IconLink href="/popup.html?handed=1" label={popupText('openInTab')}>
          <OpenIcon />
        </IconLink>
      )}
      {surface === 'popup' && onKeepOpen && (
        <button
          type="button"
          className="quiet icon-only"
          aria-label={popupText('keepOpen')}
          title={popupText('keepOpenMeans')}
          onClick={onKeepOpen}
        >
          <PanelIcon />
        </button>
      )}
      <button
        type="button"
        className="quiet icon-only"
        aria-label={common('settings')}
        onClick={onOptions}
      >
        <SettingsIcon />
      </button>
    </div>
  );
}
