import type { ReactNode } from 'react';
import { Logo } from './Icons.tsx';

export interface PageHeadProps {
  /** Contains the product's name, drawn by `renderWordmark`. */
  readonly title: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Draws the product's name inside a rich text. */
export const renderWordmark = (name: ReactNode) => (
  <span key="wordmark" className="wordmark">
    {name}
  </span>
);

/** The logo and the main heading of a page, followed by what the page adds. */
export function PageHead({ title, className = 'page-head', children }: PageHeadProps) {
  return (
    <header className={className}>
      <Logo />
      <h1>{title}</h1>
      {children}
    </header>
  );
}
