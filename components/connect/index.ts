export { AccountFacts } from './AccountFacts.tsx';
export { AccountSection } from './AccountSection.tsx';
export { SiteAccessNote } from './SiteAccessNote.tsx';
export { TeamQuotaList } from './TeamQuotaList.tsx';
export { useConnection } from './use-connection.ts';
export { WithAccountPage } from './WithAccountPage.tsx';
