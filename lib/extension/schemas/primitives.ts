/** Schemas that many messages share: kinds, policies, places, values, timestamps. */
import { z } from 'zod';
import {
  DEPTHS,
  FIELD_KEY_PATTERN,
  FORM_TYPES,
  GUARD_MODES,
  KINDS,
  MAX_FIELD_KEY_LENGTH,
  type Phrase,
  POLICIES,
} from '../../domain/index.ts';
import { LANGUAGE_TAGS } from '../../texts/languages.ts';

export const kindSchema = z.enum(KINDS);
/** The kind of value that a person says a field is for. */
export const correctedKindSchema = z.enum([...KINDS, 'none']);
/** The description of a field (lib/form/field-key.ts). */
export const fieldKeySchema = z.string().max(MAX_FIELD_KEY_LENGTH).regex(FIELD_KEY_PATTERN);
export const languageTagSchema = z.enum(LANGUAGE_TAGS);
export const policySchema = z.enum(POLICIES);
export const guardModeSchema = z.enum(GUARD_MODES);
export const formTypeSchema = z.enum(FORM_TYPES);
/** A value in a message: longer than any real one, short enough that a page cannot flood us. */
export const valueSchema = z.string().min(1).max(2048);
/** ISO 3166-1 alpha-2, upper case: the region for national phone numbers. */
export const regionSchema = z.string().regex(/^[A-Z]{2}$/);
/** Milliseconds since the epoch. */
export const timestampSchema = z.number().int().nonnegative();
export const countSchema = z.number().int().nonnegative();

function isPhrase(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPhrase);
  const isMessage = typeof value === 'object' && value !== null && 'message' in value;
  return typeof value === 'string' || (isMessage && typeof value.message === 'string');
}

/** One of our texts: a message in the background and where it is stored, a sentence on pages (`showTexts`). */
export const textSchema = z.custom(isPhrase) as unknown as z.ZodType<string, Phrase>;

/** What a schema describes. @typeParam T its texts: `string` for sentences, `Phrase` for messages */
export type TextsOf<S extends z.ZodType, T> = [Phrase] extends [T] ? z.input<S> : z.output<S>;

/** The schema of what the background keeps: its texts are messages, and parsing leaves them so. */
export const kept = <S extends z.ZodType>(schema: S) =>
  schema as unknown as z.ZodType<z.input<S>, z.input<S>>;

/** Where a lookup was started; policy, budget and history depend on it. */
export const LOOKUP_PLACES = [
  'text',
  'field',
  'selection',
  'popup',
  'omnibox',
  'console',
  'workbench',
] as const;
export const lookupPlaceSchema = z.enum(LOOKUP_PLACES);

export const depthSchema = z.enum(DEPTHS);

export type LookupPlace = z.infer<typeof lookupPlaceSchema>;

/**
 * Ids of earlier lookups of the same question that the surface shows: running, or paid for without a
 * readable answer. Pressing its button repeats only lookups that are in this list.
 */
export const shownLookupsSchema = z.array(z.string().max(64)).max(50);
