/** Provides the tables of the checks, which the background reads from its package. */
import { CHECK_DATA } from '../lib/build/check-data.ts';
import { provideCheckData } from '../lib/kinds/shared/check-data.ts';

provideCheckData(CHECK_DATA);
