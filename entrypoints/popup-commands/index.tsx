import { createRoot } from 'react-dom/client';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { RequestedCommands } from '../../components/palette/index.ts';
import css from '../../components/palette/palette.css?inline';
import { renderLocalized } from '../../components/ui/index.ts';

/**
 * The lists of commands and of shortcuts for the popup and the side panel. A script of its own, loaded when
 * first asked for, because the popup must open fast.
 */
export default defineUnlistedScript(async () => {
  const style = document.createElement('style');
  style.textContent = css;
  const root = document.createElement('div');
  document.head.append(style);
  document.body.append(root);
  await renderLocalized(createRoot(root), () => <RequestedCommands />);
});
