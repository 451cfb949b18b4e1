/**
 * Names of facts that are the same in every language: their English labels. The table's columns are stored by
 * them. Do not change a name: if a label gets another English text, its name stays.
 */
import { areaMessages } from '../../texts/locale.ts';

/** By area, the messages that are labels of facts, each with its name. */
export const FACT_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bic: {
    labelBank: 'Bank',
    labelCountry: 'Country',
    labelLocation: 'Location',
    labelBranch: 'Branch',
    labelPassiveParticipant: 'Passive participant',
  },
  domain: {
    writtenAs: 'Written as',
    registrableDomain: 'Registered domain',
    publicSuffix: 'Public suffix',
    hostedUnder: 'Hosted under',
    disposable: 'Disposable',
    relayService: 'Relay service',
    publicWebmail: 'Public webmail',
    schoolOrUniversity: 'School or university',
    subdomain: 'Subdomain',
    mailServer: 'Mail server (MX)',
    mailProvider: 'Mail provider',
    age: 'Age',
    registered: 'Registered',
    expires: 'Expires',
    registrar: 'Registrar',
    tags: 'Tags',
    listedBy: 'Listed by',
    firstSeen: 'First seen',
    lastSeen: 'Last seen',
  },
  email: {
    labelDomainWritten: 'Domain written as',
    labelDisposable: 'Disposable',
    labelDeliverability: 'Deliverability',
    labelMailbox: 'Mailbox accepts email',
    labelCatchAll: 'Accepts every name (catch-all)',
    labelRelay: 'Relay',
    labelRelayService: 'Relay service',
    labelAlias: 'Alias',
    labelRole: 'Role',
    labelWebmail: 'Public webmail',
    labelAliasTag: 'Alias tag',
    labelEducation: 'School or university',
    labelRisk: 'Risk',
    labelGravatar: 'Gravatar',
  },
  iban: {
    bank: 'Bank',
    bic: 'BIC',
    sepa: 'SEPA',
    country: 'Country',
    bankCode: 'Bank code',
    branchCode: 'Branch code',
    accountNumber: 'Account number',
    territory: 'Territory',
    correction: 'Could be',
    nationalCheckDigits: 'National check code',
  },
  ip: {
    proxy: 'Proxy',
    torExit: 'Tor exit',
    abuse: 'Known for abuse',
    datacenter: 'Data centre',
    crawler: 'Crawler',
    mobileNetwork: 'Mobile network',
    notPublic: 'Not public (bogon)',
    threat: 'Threat',
    location: 'Location',
    timeZone: 'Time zone',
    network: 'Network',
    networkType: 'Network type',
    version: 'Version',
    ipv4Inside: 'Embedded IPv4 address',
    zone: 'Zone',
  },
  phone: {
    labelCarrier: 'Carrier',
    labelType: 'Type',
    labelCallingCode: 'Calling code',
    labelCountry: 'Country',
    labelLocation: 'Location',
    labelTimeZone: 'Time zone',
    labelInternational: 'International',
    labelNational: 'National',
    labelExtension: 'Extension',
    labelThreat: 'Threat',
    labelDisposable: 'Disposable',
    labelSpam: 'Reported for spam',
    labelVirtual: 'Virtual',
    labelRisk: 'Risk',
    labelSources: 'Sources',
  },
  vat: { company: 'Company', address: 'Address', country: 'Country' },
};

/** For the messages of a language, the name of each label. */
const namesOf = new WeakMap<object, ReadonlyMap<string, string>>();

/** The label of a fact by its name; unchanged for a label that has none, such as an API's own word. */
function factName(label: string): string {
  // English has no pack: its labels are the names.
  const pack = areaMessages('iban');
  if (!pack) return label;
  const known = namesOf.get(pack);
  if (known) return known.get(label) ?? label;
  const names = new Map<string, string>();
  for (const [area, messages] of Object.entries(FACT_NAMES))
    for (const [message, name] of Object.entries(messages)) {
      const text = areaMessages(area)?.[message];
      if (typeof text === 'string' && !names.has(text)) names.set(text, name);
    }
  namesOf.set(pack, names);
  return names.get(label) ?? label;
}

/** `fact 0 Bank`: the column of the table that shows a fact of the values in a column of the list. */
const factColumnId = (column: number, label: string): string => `fact ${column} ${factName(label)}`;

/**
 * The ids of such columns. Of several labels with the same name, such as the location of a phone and of an IP
 * address, the first has it.
 */
export function factColumnIds(
  facts: readonly { readonly column: number; readonly label: string }[],
): string[] {
  const ids = new Set<string>();
  for (const { column, label } of facts) {
    const id = factColumnId(column, label);
    ids.add(ids.has(id) ? `fact ${column} ${label}` : id);
  }
  return [...ids];
}
