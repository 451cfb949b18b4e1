/** The sandbox's state, which a reset clears. */

import { Faults } from '../controls/faults.ts';
import type { Query } from '../request/query.ts';
import { renew } from './account.ts';
import { Jobs } from './jobs.ts';
import { type ApiKey, KEY_NAMES, type KeyName, SECRETS, seedKeys } from './keys.ts';
import type { Traffic } from './stats.ts';
import type { Clock } from './time.ts';

export interface LogEntry {
  readonly method: string;
  readonly path: string;
  /** Parameters as received; one that was sent more than once is an array. */
  readonly query: Query;
  /**
   * The status by the contract's rules: with `soft_fail` the error's status, not the 200 that was sent;
   * 201 for a completed job; 0 for a connection that was closed before the request was handled.
   */
  readonly status: number;
  readonly credits: number;
  /** The name of a key of the sandbox, else the text that was sent; null when none was. */
  readonly key: string | null;
  /** When the request came in, or a job ended, ms since epoch. */
  readonly at: number;
}

export class SandboxState {
  readonly faults = new Faults();
  readonly jobs = new Jobs();
  readonly #clock: Clock;
  /** How far the sandbox's time is ahead of the clock, ms. */
  #aheadMs = 0;
  #keys: Record<KeyName, ApiKey>;
  log: LogEntry[] = [];
  traffic: Traffic[] = [];
  /** Grows with each reset, so that a job started before a reset does not log after it. */
  generation = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#keys = seedKeys(clock());
  }

  now(): number {
    return this.#clock() + this.#aheadMs;
  }

  /** Moves the sandbox's time ahead: quotas, periods, expiry and the stats window follow. */
  advance(ms: number): void {
    this.#aheadMs += ms;
  }

  reset(): void {
    this.generation += 1;
    this.#aheadMs = 0;
    this.#keys = seedKeys(this.now());
    this.log = [];
    this.traffic = [];
    this.faults.clear();
    this.jobs.clear();
  }

  key(name: KeyName): ApiKey {
    const key = this.#keys[name];
    renew(key.account, this.now());
    return key;
  }

  keyOfSecret(secret: string): ApiKey | undefined {
    const name = KEY_NAMES.find((known) => SECRETS[known] === secret);
    return name && this.key(name);
  }

  record(entry: LogEntry, durationMs: number): void {
    this.log.push(entry);
    const { path, status, at } = entry;
    if (status !== 0) this.traffic.push({ path, status, durationMs, at });
  }
}
