import { parseList, Token } from 'structured-headers';

/** A member of a list field, with its parameters as parsed. */
export interface ListMember {
  readonly name: string;
  readonly params: ReadonlyMap<string, unknown>;
}

/** Characters. Real fields have a few hundred. */
const MAX_FIELD_LENGTH = 8_000;

/**
 * The members of a header field that is a list of names with parameters (RFC 9651). A field that breaks
 * the rules is ignored as a whole, as the RFC requires; so is one with anything but names in it.
 */
export function listMembers(headers: Headers, field: string): readonly ListMember[] {
  const value = headers.get(field) ?? '';
  if (value.length > MAX_FIELD_LENGTH) return [];
  try {
    return parseList(value).map(([item, params]) => {
      if (item instanceof Token) return { name: item.toString(), params };
      if (typeof item === 'string') return { name: item, params };
      throw new TypeError('not a name');
    });
  } catch {
    return [];
  }
}
