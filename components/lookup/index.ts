export { AcceptNote } from './AcceptNote.tsx';
export { GroupedValue } from './GroupedValue.tsx';
export { LookupActions } from './LookupActions.tsx';
export { LookupBox, type LookupBoxProps } from './LookupBox.tsx';
export { LookupPanel } from './LookupPanel.tsx';
export { TextFindings } from './TextFindings.tsx';
export { isRepeatPaid, type LookupEnvironment, useLookup } from './use-lookup.ts';
export { clipToParsable, MAX_PARSE_LENGTH } from './use-parsed-text.ts';
export { VerdictView } from './VerdictView.tsx';
