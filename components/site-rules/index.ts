export { listSiteRules, ruleSubjectLabel } from './rules.ts';
export { SiteRuleSettings } from './SiteRuleSettings.tsx';
