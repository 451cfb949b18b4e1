import { z } from 'zod';

/**
 * Who may send a message. `page`: any of our content scripts. `ui`: a top-level page of the extension.
 * `card`: the extension's page in a frame of a web page.
 */
export type SenderKind = 'page' | 'ui' | 'card';
export const anySender: readonly SenderKind[] = ['page', 'card', 'ui'];
export const pageOrUi: readonly SenderKind[] = ['page', 'ui'];
export const cardOrUi: readonly SenderKind[] = ['card', 'ui'];
export const pageOrCard: readonly SenderKind[] = ['page', 'card'];
export const uiOnly: readonly SenderKind[] = ['ui'];
export const cardOnly: readonly SenderKind[] = ['card'];
export const pageOnly: readonly SenderKind[] = ['page'];

/** A request or reply without content. */
export const emptySchema = z.object({});
