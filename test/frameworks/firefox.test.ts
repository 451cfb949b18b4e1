import { CASES } from './cases.ts';
import { firefoxGround } from './grounds.ts';
import { describeCases } from './suite.ts';

describeCases('firefox', CASES, firefoxGround);
