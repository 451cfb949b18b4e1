/** Types of result fields. Any of them may be missing or null. */
import { z } from 'zod';
import { NUMERIC_TEXT } from './read-field.ts';

const numberLike = z.union([z.number(), z.string().regex(NUMERIC_TEXT).transform(Number)]);
export const textLike = z.union([z.string(), z.number().transform(String)]);

/** Fields that decide a verdict. If one has another type, the answer cannot be read. */
export const decidingBool = z.boolean().nullish();
export const decidingNumber = numberLike.nullish();
export const decidingText = z.string().nullish();

/** Fields that decide nothing. If one has another type, it is left out of the facts. */
export const optionalBool = z.boolean().nullish().catch(undefined);
export const optionalNumber = numberLike.nullish().catch(undefined);
export const optionalText = textLike.nullish().catch(undefined);
/** A date as text. A number is not accepted: whether it is seconds or milliseconds would be a guess. */
export const optionalDate = z.string().nullish().catch(undefined);

export const optionalObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape).nullish().catch(undefined);

/** Keeps only the items that can be read. */
export const readableItems = <Item>(item: z.ZodType<Item>) =>
  z
    .array(z.unknown())
    .transform((items) =>
      items.flatMap((entry) => {
        const parsed = item.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    )
    .nullish()
    .catch(undefined);

export const optionalTexts = readableItems(textLike);

/** Accepts an answer that the schema can read, and leaves it unchanged. */
export const leftAsItCame = (schema: z.ZodType) =>
  z.custom<unknown>((answer) => schema.safeParse(answer).success);

/** Keeps only the properties that can be read. */
export const readableProperties = <Item>(item: z.ZodType<Item>) =>
  z.record(z.string(), z.unknown()).transform((record) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, entry]): [string, Item][] => {
        const parsed = item.safeParse(entry);
        return parsed.success ? [[name, parsed.data]] : [];
      }),
    ),
  );

export const rateNumber = numberLike;
