import type { TextOptions } from '../../detect/rough-detector.ts';
import { regionSubtagOf } from '../../reading/regions/index.ts';
import { effectiveLanguage } from '../dom/index.ts';

/** Country-code top-level domains that are commonly used as generic ones, so they indicate no region. */
const GENERIC_CCTLDS =
  /^(a[gim]|bz|c[cox]|eu|fm|g[gl]|i[mo]|l[ay]|m[esu]|nu|pw|s[chtu]|t[ov]|vc|ws)$/;

/**
 * A page's region as ISO 3166-1 alpha-2: from its country-code top-level domain, else from the region
 * subtag of its language (BCP 47). The domain comes first because site builders leave the language at
 * en-US. Undefined if neither has a region.
 */
export function pageRegion(lang: string, host: string): string | undefined {
  const domain = /\.([a-z]{2})$/.exec(host)?.[1] ?? '';
  const region = domain && !GENERIC_CCTLDS.test(domain) ? domain : regionSubtagOf(lang);
  return (region === 'uk' ? 'gb' : region)?.toUpperCase();
}

/** The facts about a text that detection needs. @param region from the settings; takes precedence over the page's */
export function textOptionsOf(element: Element, region?: string): TextOptions {
  const lang = effectiveLanguage(element);
  return { lang, region: region || pageRegion(lang, location.hostname) };
}
