import { z } from 'zod';

/**
 * Who may send a message: `page` is any of our content scripts, `ui` a top-level page of ours, `card`
 * the page of ours that stands in a frame in somebody else's.
 */
export type Sender = 'page' | 'ui' | 'card';
export const all: readonly Sender[] = ['page', 'card', 'ui'];
export const both: readonly Sender[] = ['page', 'ui'];
export const own: readonly Sender[] = ['card', 'ui'];
export const shown: readonly Sender[] = ['page', 'card'];
export const card: readonly Sender[] = ['card'];
export const ui: readonly Sender[] = ['ui'];
export const page: readonly Sender[] = ['page'];

/** Nothing to say. */
export const empty = z.object({});
