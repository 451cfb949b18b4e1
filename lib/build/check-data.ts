/** Writes the file that the background reads before its first check. */
import numberingPlans from 'libphonenumber-js/metadata.max.json' with { type: 'json' };
import { DISPOSABLE } from '../kinds/domain/data/disposable.ts';
import { COMPANY_SUFFIXES, REGISTRY_SUFFIXES } from '../kinds/domain/data/suffixes.ts';
import { WEBMAIL } from '../kinds/domain/data/webmail.ts';
import type { CheckData } from '../kinds/shared/check-data.ts';

export const CHECK_DATA: CheckData = {
  numberingPlans,
  registrySuffixes: REGISTRY_SUFFIXES,
  companySuffixes: COMPANY_SUFFIXES,
  disposable: DISPOSABLE,
  webmail: WEBMAIL,
};

export const checkDataFile = { path: 'check-data.json', text: JSON.stringify(CHECK_DATA) };
