import type { ReactNode } from 'react';

export interface IconLinkProps {
  /** A page of the extension, with its query. */
  readonly href: `/${'console' | 'popup' | 'workbench'}.html${string}`;
  readonly label: string;
  /** Tooltip; the label if omitted. */
  readonly title?: string;
  /** The icon. */
  readonly children: ReactNode;
}

/** An icon that opens a page of the extension in a new tab. */
export function IconLink({ href, label, title = label, children }: IconLinkProps) {
  return (
    <a
      className="quiet icon-only"
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={title}
    >
      {children}
    </a>
  );
}
