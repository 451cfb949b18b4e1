// First: while the background answers, React begins.
import './glance.ts';
import { createRoot } from 'react-dom/client';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { Popup } from '../../components/popup/index.ts';
import { applyLastLanguage, renderLocalized } from '../../components/ui/index.ts';
import { subscribeToAnswers } from '../../lib/extension/index.ts';
import { snapshotReply } from './glance.ts';

/** What the page holds of itself is in view so long, ms; a worker that is awake has answered by then. */
const SNAPSHOT_WAIT_MS = 60;

const snapshotTimeout = new Promise<null>((resolve) =>
  setTimeout(() => resolve(null), SNAPSHOT_WAIT_MS),
);

/** The popup; one script, for each further file costs a person some milliseconds. */
export default defineUnlistedScript(async () => {
  const root = document.getElementById('root');
  void applyLastLanguage();
  const handed = new URLSearchParams(location.search).has('handed');
  // With the first numbers at once nothing moves when they come.
  const known = (await Promise.race([snapshotReply, snapshotTimeout])) ?? snapshotReply;
  if (root) {
    await renderLocalized(createRoot(root), () => (
      <Popup hear={subscribeToAnswers} handed={handed} snapshot={known} />
    ));
  }
});
