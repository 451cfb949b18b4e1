export { AccountFacts, TeamQuotaList } from './AccountFacts.tsx';
export { AccountSection } from './AccountSection.tsx';
export { SiteAccessNote, WithAccountPage } from './SiteAccessNote.tsx';
export { useConnection } from './use-connection.ts';
export { WelcomePage } from './WelcomePage.tsx';
