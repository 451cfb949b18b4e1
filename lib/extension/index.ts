export {
  CARD_PORT,
  type CardConnection,
  type CardPushes,
  type CardReport,
  connectCard,
} from './card-port.ts';
export { type Consent, withoutConsents } from './consents.ts';
export {
  hasAllSitesAccess,
  requestAllSitesAccess,
  requestLookupPermissions,
  requestNotifications,
} from './permissions.ts';
export {
  createSender,
  MAY_PAY,
  type PayRules,
  replayAnswers,
  type SendToBackground,
  type SubscribeToAnswers,
  sendToBackground,
  subscribeToAnswers,
  subscribeToChangedLists,
  subscribeToClearedHistory,
  subscribeToHandedLists,
  subscribeToSyncedSettings,
} from './send-to-background.ts';
export { hasShortcuts, openShortcutSettings, readShortcuts, type Shortcut } from './shortcuts.ts';
export {
  hasSidePanel,
  isInPrivateWindow,
  openSidePanel,
  readPanelWindow,
  type SubscribeToChanges,
  subscribeToWindow,
} from './side-panel.ts';
export { listenToBackground, type PageFinding, type TabMessage } from './tab-message.ts';
export { openTab } from './tabs.ts';
