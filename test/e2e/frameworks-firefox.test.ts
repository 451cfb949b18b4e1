/** The core of the framework suite in Firefox. */
import { CASES } from '../frameworks/cases.ts';
import { firefoxGround } from '../frameworks/grounds.ts';
import { describeCases } from '../frameworks/suite.ts';

describeCases(
  'firefox',
  CASES.filter(({ core }) => core === 'both'),
  firefoxGround,
);
