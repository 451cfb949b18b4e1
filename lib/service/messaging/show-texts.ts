/** Makes sentences of the texts in what leaves the background, where its schema has texts and nowhere else. */
import { z } from 'zod';
import type { Phrase } from '../../domain/index.ts';
import { textSchema } from '../../extension/schemas/index.ts';
import { shown } from '../../texts/shown.ts';

type Show = (value: unknown) => unknown;

/** By schema; null: it has no texts. */
const known = new WeakMap<z.core.$ZodType, Show | null>();

function showOf(schema: z.core.$ZodType): Show | null {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const show = createShow(schema);
  known.set(schema, show);
  return show;
}

function createShow(schema: z.core.$ZodType): Show | null {
  if (schema === textSchema) return (text) => shown(text as Phrase);
  if (schema instanceof z.ZodObject) return showOfObject(schema);
  if (schema instanceof z.ZodArray) {
    const show = showOf(schema.element);
    return show && ((items) => (items as unknown[]).map(show));
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map((option) => ({ option, show: showOf(option) }));
    if (options.every(({ show }) => show === null)) return null;
    return (value) => {
      const its = options.find(({ option }) => z.safeParse(option, value).success);
      return its?.show ? its.show(value) : value;
    };
  }
  if ('innerType' in schema._zod.def) {
    const show = showOf(schema._zod.def.innerType as z.core.$ZodType);
    return show && ((value) => (value === null || value === undefined ? value : show(value)));
  }
  const parts = Object.values(schema._zod.def).flat();
  const hasTexts = parts.some((part) => part instanceof z.core.$ZodType && showOf(part) !== null);
  // Tests send every message: a schema with texts in a part that is not known here fails there.
  if (hasTexts) throw new TypeError(`Texts in ${schema._zod.def.type}`);
  return null;
}

function showOfObject(schema: z.ZodObject): Show | null {
  const shows = Object.entries(schema.shape).flatMap(([name, inner]) => {
    const show = showOf(inner);
    return show ? [[name, show] as const] : [];
  });
  if (shows.length === 0) return null;
  return (value) => {
    const object = { ...(value as Record<string, unknown>) };
    for (const [name, show] of shows) if (name in object) object[name] = show(object[name]);
    return object;
  };
}

/** @param value what the schema describes */
export const showTexts = <S extends z.ZodType>(schema: S, value: z.input<S>): z.output<S> =>
  (showOf(schema)?.(value) ?? value) as z.output<S>;
