import { createListTest } from '../../../reading/text/index.ts';
import { ROLES } from '../data/roles.ts';

const roles = createListTest(() => ROLES);

/** Entries of the list that are not roles: names of people, and what users type to try a form. */
const NO_ROLES = new Set('aaa abc asd asdf asdasd alexa gardner india paris sydney'.split(' '));

/** Roles that the list lacks: RFC 2142, and departments of European companies. */
const MORE_ROLES = new Set(
  'abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp list-request vertrieb einkauf verkauf verwaltung datenschutz bewerbung bewerbungen rechnung rechnungen personal empfang zentrale poststelle redaktion sekretariat service-center kundenservice kundendienst impressum accueil secretariat facturation recrutement ventes achats amministrazione acquisti vendite fatture segreteria ventas compras pedidos atencion inkoop verkoop administratie facturen klantenservice ekonomi faktura kundtjanst zamowienia sprzedaz privacy dpo gdpr'.split(
    ' ',
  ),
);

/** Whether the local part, without a "+tag", names a role or a group. */
export function isRoleName(local: string): boolean {
  const name = local.toLowerCase().replace(/(?<=.)\+.*$/s, '');
  return MORE_ROLES.has(name) || (roles(name) && !NO_ROLES.has(name));
}
