import { regionIn } from '../reading/region-of-language.ts';

/** Country-code top-level domains that are used as if they were generic: they tell no region. */
const GENERIC = /^(ai|cc|co|eu|fm|gg|im|io|me|sh|su|to|tv|vc|ws)$/;

/**
 * The region a page speaks for, as ISO 3166-1 alpha-2: the region subtag of its language (BCP 47),
 * else its country-code top-level domain. Undefined when neither says.
 */
export function pageRegion(lang: string, host: string): string | undefined {
  const domain = /\.([a-z]{2})$/.exec(host)?.[1] ?? '';
  const region = regionIn(lang) ?? (GENERIC.test(domain) ? '' : domain === 'uk' ? 'gb' : domain);
  return region.toUpperCase() || undefined;
}
