/** All unusual answers. */
import { BODY_CASES } from './body-cases.ts';
import { HEADER_CASES } from './header-cases.ts';
import { JOB_CASES } from './job-cases.ts';
import { LOST_CASES } from './lost-cases.ts';
import { plain } from './manners.ts';
import { answered, IBAN_BANK, type OddCase } from './odd-case.ts';
import { RECOVERABLE_CASES } from './recoverable-cases.ts';
import { REFUSAL_CASES } from './refusal-cases.ts';

export const ODD_CASES: readonly OddCase[] = [
  answered('answers as most do', plain, { shows: IBAN_BANK, firefox: true }),
  ...HEADER_CASES,
  ...BODY_CASES,
  ...RECOVERABLE_CASES,
  ...LOST_CASES,
  ...REFUSAL_CASES,
  ...JOB_CASES,
];
