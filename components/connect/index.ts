export { AccountFacts } from './AccountFacts.tsx';
export { ConnectForm } from './ConnectForm.tsx';
export { SiteAccessNote } from './SiteAccessNote.tsx';
export { TeamQuotaList } from './TeamQuotaList.tsx';
