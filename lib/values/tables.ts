/** The tables that a checker needs. Large: a program that starts often reads them from a file, when it checks first. */
import numberingPlans from 'libphonenumber-js/max/metadata';
import { DISPOSABLE } from './kinds/domain/data/disposable.ts';
import { COMPANY_SUFFIXES, REGISTRY_SUFFIXES } from './kinds/domain/data/suffixes.ts';
import { WEBMAIL } from './kinds/domain/data/webmail.ts';
import type { CheckData } from './kinds/shared/check-data.ts';

export const TABLES: CheckData = {
  numberingPlans,
  registrySuffixes: REGISTRY_SUFFIXES,
  companySuffixes: COMPANY_SUFFIXES,
  disposable: DISPOSABLE,
  webmail: WEBMAIL,
};
