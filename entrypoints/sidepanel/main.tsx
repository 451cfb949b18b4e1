import '../../components/styles/tokens.css';
import '../../components/styles/pages.css';
import '../../components/popup/popup.css';
import '../../components/popup/pending-lookup.css';
import { Popup } from '../../components/popup/index.ts';
import { renderLocalized } from '../../components/ui/index.ts';
import {
  readPanelWindow,
  subscribeToAnswers,
  subscribeToWindow,
} from '../../lib/extension/index.ts';

/** The popup's content in the browser's side panel, for the tabs of one window. */
async function start(): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const shown = parameters.has('window') ? null : await readPanelWindow();
  if (shown) {
    // The background reads the window from the sender's address, because a panel has no tab.
    location.replace(`?window=${shown.id}${shown.private ? '&private=1' : ''}`);
    return;
  }
  const windowId = parameters.get('window');
  const follow = subscribeToWindow(windowId === null ? undefined : Number(windowId));
  await renderLocalized(() => <Popup hear={subscribeToAnswers} follow={follow} />);
}

void start();
