/** The core of the framework suite, which `npm run test:frameworks` runs as a whole. */
import { CASES } from '../frameworks/cases.ts';
import { chromiumGround } from '../frameworks/grounds.ts';
import { describeCases } from '../frameworks/suite.ts';

describeCases(
  'chromium',
  CASES.filter(({ core }) => core),
  chromiumGround,
);
