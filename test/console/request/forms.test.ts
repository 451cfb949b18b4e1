import { expect, it } from 'vitest';
import { ENDPOINT_FORMS } from '../../../lib/console/request/forms.ts';
import { KINDS } from '../../../lib/domain/kind.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/definitions.ts';

it('has a form for every kind that the API can look up', () => {
  const kinds = Object.values(ENDPOINT_FORMS).flatMap(({ kind }) => kind ?? []);
  const wanted = KINDS.filter((kind) => KIND_DEFINITIONS[kind].lookup !== null);
  expect([...new Set(kinds)].toSorted()).toEqual(wanted.toSorted());
});
