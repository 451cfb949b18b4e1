/** Every message of the catalogue is used by the core or a satellite. */
import { expect, it } from 'vitest';
import { areasOf } from '../../lib/build/index.ts';
import { sourceOf, sourcesOf } from '../sources.ts';

const english = await areasOf('en');

const sources = sourcesOf('{lib,components,entrypoints}/**/*.{ts,tsx}')
  .filter((path) => !/^lib\/kinds\/\w+\/data\//.test(path))
  .map((path) => [path, sourceOf(path)] as const);

const all = sources.map(([, source]) => source).join('\n');
/** Names built from a template, such as `text(`${kind}Label`)`. Types ensure that they exist. */
const patterns = [...all.matchAll(/`([\w]*\$\{[^`]*)`/g)].flatMap(([, template = '']) => {
  const parts = template.split(/\$\{[^}]*\}/);
  return parts.every((part) => /^\w*$/.test(part)) && parts.join('').length > 3
    ? [new RegExp(`^${parts.join('\\w+')}$`)]
    : [];
});

it.each([...english])('every message of %s is used', (_, messages) => {
  const unused = Object.keys(messages).filter(
    (name) =>
      !new RegExp(`['"\`]${name}['"\`]`).test(all) &&
      !patterns.some((pattern) => pattern.test(name)),
  );
  expect(unused).toEqual([]);
});
