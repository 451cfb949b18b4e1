export { correctionSettingName, listCorrections } from './corrections.ts';
export { FieldCorrectionSettings } from './FieldCorrectionSettings.tsx';
export { listSiteRules } from './rules.ts';
export { SiteRuleSettings } from './SiteRuleSettings.tsx';
