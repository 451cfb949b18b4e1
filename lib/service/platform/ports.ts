import type { ApiClient, ApiClientOptions } from '../../api/client/index.ts';
import type { Check } from '../../check/index.ts';
import type { detect } from '../../values/detect/index.ts';
import type { Db } from '../storage/index.ts';
import type { Platform } from './browser.ts';

/** The service's external dependencies, which tests replace. */
export interface Ports {
  readonly db: Db;
  readonly platform: Platform;
  readonly createClient: (options: ApiClientOptions) => ApiClient;
  /** The checks, once their tables are loaded. */
  readonly loadCheck: () => Promise<Check>;
  readonly detect: typeof detect;
  /** Ms since epoch. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly newId: () => string;
}
