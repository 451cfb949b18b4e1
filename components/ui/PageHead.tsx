import type { ReactNode } from 'react';
import { commonText } from '../../lib/texts/areas.ts';
import { CloseIcon, Logo, SettingsIcon } from './Icons.tsx';

export interface PageHeadProps {
  /** The page's name with that of the product, drawn by `renderWordmark`. */
  readonly title: ReactNode;
  /** False on a page whose main heading is in its content. */
  readonly isHeading?: boolean;
  /** At most three actions, then a menu. */
  readonly children?: ReactNode;
  /** The tabs of the page, below the bar. */
  readonly tabs?: ReactNode;
}

/** Draws the product's name inside a rich text. */
export const renderWordmark = (name: ReactNode) => (
  <span key="wordmark" className="wordmark">
    {name}
  </span>
);

/** The bar on top of every page: mark, name, actions and a menu. */
export function PageHead({ title, isHeading = true, children, tabs }: PageHeadProps) {
  return (
    <header>
      <div className="bar">
        <Logo />
        {isHeading ? <h1>{title}</h1> : <p>{title}</p>}
        {children}
      </div>
      {tabs}
    </header>
  );
}

/** The button in the head of a card, a panel or a detail that closes it. */
export const CloseButton = ({ onClose }: { readonly onClose: () => void }) => (
  <button
    type="button"
    className="quiet icon-only"
    aria-label={commonText('close')}
    onClick={onClose}
  >
    <CloseIcon />
  </button>
);

/** The button in the head of a page that opens the settings. */
export const SettingsButton = ({ onOptions }: { readonly onOptions: () => void }) => (
  <button
    type="button"
    className="quiet icon-only"
    aria-label={commonText('settings')}
    title={commonText('settings')}
    onClick={onOptions}
  >
    <SettingsIcon />
  </button>
);
