export { PendingLookupHint } from './PendingLookupHint.tsx';
export { PopupLookups } from './PopupLookups.tsx';
export { useQuestion } from './use-question.ts';
