import { z } from 'zod';

/**
 * Who may send a message: `page` is any of our content scripts, `ui` a top-level page of ours, `card`
 * the page of ours that stands in a frame in somebody else's.
 */
export type SenderKind = 'page' | 'ui' | 'card';
export const anySender: readonly SenderKind[] = ['page', 'card', 'ui'];
export const pageOrUi: readonly SenderKind[] = ['page', 'ui'];
export const cardOrUi: readonly SenderKind[] = ['card', 'ui'];
export const pageOrCard: readonly SenderKind[] = ['page', 'card'];
export const cardOnly: readonly SenderKind[] = ['card'];
export const uiOnly: readonly SenderKind[] = ['ui'];
export const pageOnly: readonly SenderKind[] = ['page'];

/** Nothing to say. */
export const emptySchema = z.object({});
