import { CONTRACT, ENDPOINT_NAMES, type EndpointName } from '../lib/endpoint.ts';

/** What a person asks by an endpoint, in the words of its button; two of one kind are told apart. */
const WORDS: Readonly<Record<EndpointName, string>> = {
  email: 'Email deliverability',
  intelligenceEmail: 'Email',
  intelligenceEmailq: 'Email mailbox',
  domain: 'Domain, other variant',
  intelligenceDomain: 'Domain',
  ip: 'IP, other variant',
  intelligenceIp: 'IP',
  phone: 'Phone',
  vat: 'VAT',
  iban: 'IBAN',
  rates: 'Exchange rates',
  stats: 'Stats',
  usage: 'Usage',
  job: 'Job',
};

/** @param path as a receipt names it; one that is not of the contract stands for itself */
export function endpointWords(path: string): string {
  const name = ENDPOINT_NAMES.find((each) => CONTRACT[each].path === path);
  return name === undefined ? path : WORDS[name];
}
