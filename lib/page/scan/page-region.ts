import { regionSubtagOf } from '../../reading/regions/index.ts';

/** Country-code top-level domains that are commonly used as generic ones, so they indicate no region. */
const GENERIC_CCTLDS =
  /^(ag|ai|am|bz|cc|co|cx|eu|fm|gg|gl|im|io|la|ly|me|ms|mu|nu|pw|sc|sh|st|su|to|tv|vc|ws)$/;

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
