import { describe, expect, it } from 'vitest';
import { resemblesCompany } from '../../lib/check/company-domain.ts';

describe('resemblesCompany', () => {
  it.each([
    ['siemens.com', 'Siemens Aktiengesellschaft'],
    ['mail.siemens.de', 'SIEMENS AG'],
    ['bmw.de', 'Bayerische Motoren Werke AG'],
    ['volkswagen-group.com', 'Volkswagen AG'],
    ['ing.nl', 'ING Bank N.V.'],
    ['deutschebahn.com', 'Deutsche Bahn AG'],
    ['muellerbau.de', 'Müller Bau GmbH & Co. KG'],
    ['societe-generale.fr', 'Société Générale S.A.'],
    ['eni.com', 'ENI S.p.A.'],
    ['hm.com', 'H & M Hennes & Mauritz AB'],
    // A name in another script, or a legal form alone, matches every domain.
    ['example-firma.gr', 'Ελληνικά Πετρέλαια Α.Ε.'],
    ['acme.com', 'GmbH'],
    ['xn--mnchen-3ya.de', 'Stadtwerke Bremen'],
  ])('is true for %s and %s', (domain, company) =>
    expect(resemblesCompany(domain, company)).toBe(true),
  );

  it.each([
    ['siemens.com', 'Bosch GmbH'],
    ['nordwind-handel.de', 'Musterbau GmbH'],
    ['group.com', 'Volkswagen Group AG'],
    ['zalando.de', 'Otto (GmbH & Co KG)'],
    ['international.fr', 'Michelin SAS'],
  ])('is false for %s and %s', (domain, company) =>
    expect(resemblesCompany(domain, company)).toBe(false),
  );
});
