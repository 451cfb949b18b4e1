import {
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type EndpointName,
  type Kind,
} from '../../lib/domain/index.ts';
import { endpointsText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';

/** The usual endpoint of each kind, which is labelled with the kind's name. */
const LABELLED_BY_KIND = {
  intelligenceEmail: 'email',
  intelligenceDomain: 'domain',
  intelligenceIp: 'ip',
  phone: 'phone',
  vat: 'vat',
  iban: 'iban',
} as const satisfies Partial<Record<EndpointName, Kind>>;

const isLabelledByKind = (name: EndpointName): name is keyof typeof LABELLED_BY_KIND =>
  name in LABELLED_BY_KIND;

/**
 * What an endpoint looks up: "Email", or longer for the other endpoints of a kind.
 *
 * @param path as receipts store it; a path outside the API contract is returned as it is
 */
export function endpointLabel(path: string): string {
  const name = ENDPOINT_NAMES.find((candidate) => ENDPOINT_CONTRACT[candidate].path === path);
  if (name === undefined) return path;
  return isLabelledByKind(name) ? kindLabel(LABELLED_BY_KIND[name]) : endpointsText(name);
}
