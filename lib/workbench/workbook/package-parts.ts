/** The parts of an OPC package and what they refer to (ECMA-376 part 2). */
import { readXml } from './xml.ts';
import { FileError, type ZipFile } from './zip.ts';

/** Sheets, and parts that a part refers to; files have at most 1,000 parts. */
export const MAX_RELATIONS = 2_000;

export interface Relation {
  readonly type: string;
  readonly target: string;
}

/** The path of a part: `target` relative to the folder of another part. */
function resolvePath(target: string, from: string): string {
  const path = target.startsWith('/')
    ? target
    : `/${from.slice(0, from.lastIndexOf('/') + 1)}${target}`;
  return new URL(path, 'file:///').pathname.slice(1);
}

/** The part that says what another part refers to; '' is the package. */
export function relationsPathOf(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** What a part refers to in the same file, by id; '' is the package. */
export async function relationsOf(zip: ZipFile, part: string): Promise<Map<string, Relation>> {
  const path = relationsPathOf(part);
  const relations = new Map<string, Relation>();
  let relationCount = 0;
  if (!zip.has(path)) return relations;
  await readXml(zip, path, {
    open: (name, attribute) => {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      const type = attribute('Type').split('/').at(-1) ?? '';
      relations.set(attribute('Id'), { type, target: resolvePath(attribute('Target'), part) });
      relationCount += 1;
      if (relationCount > MAX_RELATIONS) throw new FileError('large');
    },
  });
  return relations;
}

export const targetOf = (relations: Map<string, Relation>, wanted: string): string | undefined =>
  [...relations.values()].find(({ type }) => type === wanted)?.target;
