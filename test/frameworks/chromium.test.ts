import { CASES } from './cases.ts';
import { chromiumGround } from './grounds.ts';
import { describeCases } from './suite.ts';

describeCases('chromium', CASES, chromiumGround);
