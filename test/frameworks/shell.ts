/** The HTML around a case. */
import type { Case } from './case.ts';

/** A common form layout: labels above stacked fields, with some space at the side. */
export const STYLE = `
  *, ::before, ::after { box-sizing: border-box }
  body { margin: 24px; font: 16px/1.5 sans-serif; color: #222; background: #fff }
  form { max-width: 420px }
  label { display: block; margin: 16px 0 }
  input { display: block; width: 100%; font: inherit; padding: 6px 8px }
  button { font: inherit; padding: 6px 14px }
  output { display: block; min-height: 24px }
  .veil { position: fixed; inset: 0; background: rgb(0 0 0 / 30%) }
  .box { position: fixed; top: 80px; left: 340px; width: 420px; padding: 24px; background: #fff; border: 1px solid #888 }
  .box[hidden] { display: none }`;

export const THANKS =
  '<!doctype html><html lang="en"><title>Thanks</title><link rel="icon" href="data:,"><p>Thanks';

/** @returns null if no case has this id */
export function pageOf(cases: readonly Case[], id: string): string | null {
  const found = cases.find((each) => each.id === id);
  if (!found) return null;
  const { name, script = 'plain', body = '<main id="app"></main>', root = 'lang="en"' } = found;
  return `<!doctype html><html ${root}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/bundle/shell.css"><link rel="stylesheet" href="/bundle/${script}.css"><body>${body}<script type="module" src="/bundle/${script}.js"></script>`;
}
