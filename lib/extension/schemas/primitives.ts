/** Schemas that many messages share: kinds, policies, places, values, timestamps. */
import { z } from 'zod';
import {
  DEPTHS,
  FIELD_KEY_PATTERN,
  FORM_TYPES,
  GUARD_MODES,
  KINDS,
  MAX_FIELD_KEY_LENGTH,
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
