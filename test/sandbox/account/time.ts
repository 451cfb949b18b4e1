import { setTimeout } from 'node:timers/promises';

/** Milliseconds since the epoch. Injected, so that tests move through days and billing periods. */
export type Clock = () => number;

/** Resolves after `ms`; rejects when aborted. Injected, so that tests can observe the waits. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const wait: Wait = (ms, signal) => setTimeout(ms, undefined, { signal });

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const utc = (at: number): Date => new Date(at);

/** YYYY-MM-DD in UTC. */
export const isoDate = (at: number): string => utc(at).toISOString().slice(0, 10);

export const startOfDay = (at: number): number => at - (((at % DAY) + DAY) % DAY);

/** Monday 00:00 UTC, as ISO 8601 weeks start. */
export const startOfWeek = (at: number): number =>
  startOfDay(at) - ((utc(at).getUTCDay() + 6) % 7) * DAY;

export const startOfMonth = (at: number): number =>
  Date.UTC(utc(at).getUTCFullYear(), utc(at).getUTCMonth(), 1);

export const startOfNextMonth = (at: number): number =>
  Date.UTC(utc(at).getUTCFullYear(), utc(at).getUTCMonth() + 1, 1);
