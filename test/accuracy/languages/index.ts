import { GERMAN_WORDS } from './de.ts';
import { ENGLISH_WORDS } from './en.ts';
import { SPANISH_WORDS } from './es.ts';
import { FRENCH_WORDS } from './fr.ts';
import { ITALIAN_WORDS } from './it.ts';
import type { Language } from './language.ts';
import { DUTCH_WORDS } from './nl.ts';
import { POLISH_WORDS } from './pl.ts';
import { PORTUGUESE_WORDS } from './pt.ts';

export type { Language } from './language.ts';

/** The languages of the interface. */
export const CORPUS_LANGUAGES: readonly Language[] = [
  GERMAN_WORDS,
  ENGLISH_WORDS,
  SPANISH_WORDS,
  FRENCH_WORDS,
  ITALIAN_WORDS,
  DUTCH_WORDS,
  POLISH_WORDS,
  PORTUGUESE_WORDS,
];
