/** Decodes the front coding of lib/values/kinds/domain/data/front-code.mjs. */
export function decodeFrontCoded(coded: string): Set<string> {
  const entries = new Set<string>();
  let before = '';
  for (const line of coded.split('\n')) {
    before = before.slice(0, line.charCodeAt(0) - 35) + line.slice(1);
    entries.add(before);
  }
  return entries;
}

/** A membership test whose list is read and decoded on first use, not when the worker starts. */
export function createListTest(coded: () => string): (entry: string) => boolean {
  const entries = lazy(() => decodeFrontCoded(coded()));
  return (entry) => entries().has(entry);
}

/** Creates a value on first use and keeps it. For tables that not every page needs. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The entries of a list that is written as text, with commas between them. */
export const entriesOf = (text: string): readonly string[] => text.trim().split(/,\s+/);
