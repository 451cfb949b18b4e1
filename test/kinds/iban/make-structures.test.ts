import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IBAN_REGISTRY } from '../../../lib/values/kinds/iban/check/registry.ts';
import { ibanCharacterClasses } from '../../../lib/values/kinds/iban/check/structure.ts';
import { structuresFile } from '../../../lib/values/kinds/iban/data/make-structures.ts';
import { ibanStructures } from '../../../lib/values/kinds/iban/find.ts';

const file = new URL('../../../lib/values/kinds/iban/data/structures.ts', import.meta.url);

describe('the compact IBAN structures', () => {
  it('match the output of the script', () => {
    expect(readFileSync(file, 'utf8')).toBe(structuresFile());
  });

  it.each(Object.entries(IBAN_REGISTRY))('agree with the registry on %s', (code, country) => {
    expect(ibanStructures().get(code)).toBe(ibanCharacterClasses(country).slice(4));
  });
});
