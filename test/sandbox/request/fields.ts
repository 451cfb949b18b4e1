/**
 * The `fields` parameter (API contract, Global parameters): top-level names and dot paths to keep;
 * whitespace around commas and unknown names are ignored; dots reach into each item of an array.
 */
type Tree = Map<string, Tree | 'whole'>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function treeOf(fields: string): Tree {
  const root: Tree = new Map();
  for (const name of fields.split(',')) {
    const steps = name.trim().split('.');
    if (steps.some((step) => step === '')) continue;
    let node = root;
    for (const [index, step] of steps.entries()) {
      const next = node.get(step);
      if (next === 'whole') break;
      if (index === steps.length - 1) node.set(step, 'whole');
      else {
        const branch: Tree = next ?? new Map();
        node.set(step, branch);
        node = branch;
      }
    }
  }
  return root;
}

/** The listed parts of a value; undefined when a path leads into a value without fields. */
function prune(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => prune(item, tree)).filter((item) => item !== undefined);
  }
  if (value === null) return null;
  if (!isObject(value)) return undefined;
  const kept: Record<string, unknown> = {};
  for (const [name, branch] of tree) {
    if (!Object.hasOwn(value, name)) continue;
    const part = branch === 'whole' ? value[name] : prune(value[name], branch);
    if (part !== undefined) kept[name] = part;
  }
  return kept;
}

/** The parts of `body` that `fields` lists; the whole body when `fields` is absent or blank. */
export function keepFields(body: unknown, fields: string | undefined): unknown {
  if (fields === undefined || fields.trim() === '' || !isObject(body)) return body;
  return prune(body, treeOf(fields));
}
