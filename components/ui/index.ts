export { apiWords } from './api-words.ts';
export { ConfirmButton } from './ConfirmButton.tsx';
export { CopyButton, SavedNotice } from './CopyButton.tsx';
export { downloadBlob, downloadFile, exportFileName } from './download-file.ts';
export {
  AccountPage,
  AccountTrouble,
  FailureNote,
  isExplainedOnTop,
  TopUpLink,
  useIsExplained,
} from './FailureNote.tsx';
export { FileDrop } from './FileDrop.tsx';
export { FilePicker } from './FilePicker.tsx';
export { openWithFiles, takeFiles } from './hand-files.ts';
export {
  BackIcon,
  CloseIcon,
  ExpandIcon,
  LockIcon,
  Logo,
  MarksIcon,
  MenuIcon,
  PauseAllIcon,
  PauseIcon,
} from './Icons.tsx';
export { JsonTree } from './JsonTree.tsx';
export { LiveRegion } from './LiveRegion.tsx';
export { applyLastLanguage, refreshLanguage, renderLocalized } from './localized-root.ts';
export { Menu } from './Menu.tsx';
export { CloseButton, PageHead, renderWordmark, SettingsButton } from './PageHead.tsx';
export { afterPaint, PRESS_DELAY_MS } from './press-readiness.ts';
export { loadRawAnswer, RawAnswer, RawText } from './RawAnswer.tsx';
export { Tabs } from './Tabs.tsx';
export { ExperimentalBadge, ToneIcon, toneLabel, VerdictIcon } from './ToneIcon.tsx';
export { type Latest, useLatest, useLatestResult } from './use-latest.ts';
export {
  type ReplyState,
  useAsked,
  useOnReturn,
  useOutcome,
  useReply,
} from './use-outcome.ts';
export { focusIfLost, usePressDelay } from './use-press-delay.ts';
