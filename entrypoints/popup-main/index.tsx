// Imported first, so that the background answers while React starts.
import './snapshot.ts';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { Popup } from '../../components/popup/index.ts';
import { applyLastLanguage, renderLocalized } from '../../components/ui/index.ts';
import {
  hasSidePanel,
  openSidePanel,
  readPanelWindow,
  subscribeToAnswers,
} from '../../lib/extension/index.ts';
import { snapshotReply } from './snapshot.ts';

/** Longest wait for the reply before rendering, ms. A running worker answers within this time. */
const SNAPSHOT_WAIT_MS = 60;

const snapshotTimeout = new Promise<null>((resolve) =>
  setTimeout(() => resolve(null), SNAPSHOT_WAIT_MS),
);

/** The popup. One script, because each further file adds some milliseconds to its start. */
export default defineUnlistedScript(async () => {
  void applyLastLanguage();
  const isHandedOver = new URLSearchParams(location.search).has('handed');
  // Waits briefly for the reply, because rendering with its numbers avoids a layout shift.
  const snapshot = (await Promise.race([snapshotReply, snapshotTimeout])) ?? snapshotReply;
  // Known before a press, in which nothing may be awaited before the panel opens.
  let windowId: number | undefined;
  void readPanelWindow().then((shown) => {
    windowId = shown?.id;
  });
  const panel = hasSidePanel() ? { keepOpen: () => openSidePanel(windowId) } : {};
  await renderLocalized(() => (
    <Popup hear={subscribeToAnswers} handed={isHandedOver} snapshot={snapshot} {...panel} />
  ));
});
