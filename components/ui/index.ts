export { ConfirmButton } from './ConfirmButton.tsx';
export { CopyButton } from './CopyButton.tsx';
export { ExperimentalBadge } from './ExperimentalBadge.tsx';
export { AccountTrouble, FailureNote, isExplainedOnTop, useIsExplained } from './FailureNote.tsx';
export {
  BackIcon,
  CloseIcon,
  ExpandIcon,
  LockIcon,
  Logo,
  MarksIcon,
  MenuIcon,
  PauseIcon,
  PlayIcon,
  SettingsIcon,
} from './Icons.tsx';
export { JsonTree } from './JsonTree.tsx';
export { applyLastLanguage, refreshLanguage, renderLocalized } from './localized-root.ts';
export { Menu } from './Menu.tsx';
export { CloseButton, PageHead, renderWordmark } from './PageHead.tsx';
export { loadRawAnswer, RawAnswer } from './RawAnswer.tsx';
export { RawText } from './RawText.tsx';
export { SavedNotice } from './SavedNotice.tsx';
export { Tabs } from './Tabs.tsx';
export { ToneIcon, toneLabel, VerdictIcon } from './ToneIcon.tsx';
export { AccountPage, TopUpLink } from './TopUp.tsx';
