import {
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type EndpointName,
  type Kind,
} from '../../lib/domain/index.ts';
import { endpointsText } from '../../lib/texts/endpoints.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';

/** What is asked about a kind as a rule goes by the kind's own name. */
const PLAIN = {
  intelligenceEmail: 'email',
  intelligenceDomain: 'domain',
  intelligenceIp: 'ip',
  phone: 'phone',
  vat: 'vat',
  iban: 'iban',
} as const satisfies Partial<Record<EndpointName, Kind>>;

const isPlain = (name: EndpointName): name is keyof typeof PLAIN => name in PLAIN;

/**
 * What a person asks by an endpoint; two of one kind are told apart.
 *
 * @param path as a receipt names it; one that is not of the contract stands for itself
 */
export function endpointLabel(path: string): string {
  const name = ENDPOINT_NAMES.find((each) => ENDPOINT_CONTRACT[each].path === path);
  if (name === undefined) return path;
  return isPlain(name) ? kindLabel(PLAIN[name]) : endpointsText(name);
}
