function Icon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Corner brackets around a check mark. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 3H4v18h4M16 3h4v18h-4" />
      <path d="M8 12.4l3 3 5.2-6.4" className="logo-check" />
    </svg>
  );
}

export const CloseIcon = () => <Icon path="M5 5l10 10M15 5L5 15" />;
export const LockIcon = () => <Icon path="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" />;
export const CopyIcon = () => <Icon path="M7.5 7.5h9v9h-9zM4.5 12.5h-1v-9h9v1" />;
export const CopiedIcon = () => <Icon path="M4 10.5l4 4 8-9" />;
export const MenuIcon = () => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 4v.01M10 10v.01M10 16v.01" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
export const SettingsIcon = () => <Icon path="M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4" />;
export const PauseIcon = () => <Icon path="M7 4.5v11M13 4.5v11" />;
/** Bars in a ring: all pages. */
export const PauseAllIcon = () => (
  <Icon path="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15M8 7v6M12 7v6" />
);
export const MarksIcon = () => (
  <Icon path="M6 12.5 10 4l4 8.5M7.5 9.5h5M4 16.5h.01M8 16.5h.01M12 16.5h.01M16 16.5h.01" />
);
export const ExpandIcon = () => <Icon path="M5 8l5 5 5-5" />;

/** Mirrored where text runs from right to left (icons.css). */
export const BackIcon = () => <Icon path="M12 4.5L6.5 10l5.5 5.5" />;
