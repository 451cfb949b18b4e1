import { regionSubtagOf } from '../../reading/regions/index.ts';

/** Country-code top-level domains that are used as if they were generic: they tell no region. */
const GENERIC_CCTLDS =
  /^(ag|ai|am|bz|cc|co|cx|eu|fm|gg|gl|im|io|la|ly|me|ms|mu|nu|pw|sc|sh|st|su|to|tv|vc|ws)$/;

/**
 * The region a page speaks for, as ISO 3166-1 alpha-2: its country-code top-level domain, else the
 * region subtag of its language (BCP 47), which site builders leave at en-US. Undefined when neither says.
 */
export function pageRegion(lang: string, host: string): string | undefined {
  const domain = /\.([a-z]{2})$/.exec(host)?.[1] ?? '';
  const region = domain && !GENERIC_CCTLDS.test(domain) ? domain : regionSubtagOf(lang);
  return (region === 'uk' ? 'gb' : region)?.toUpperCase();
}
