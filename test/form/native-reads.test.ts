import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Properties that are read on any element of a page, and so on forms too (lib/reading/dom/native.ts). */
const NAMES =
  'assignedSlot|checkVisibility|childElementCount|children|closest|compareDocumentPosition|contains|firstElementChild|getRootNode|matches|nextElementSibling|nextSibling|parentElement|parentNode|previousElementSibling|previousSibling|querySelector|querySelectorAll|shadowRoot|textContent';

/** Variables that never contain a form: a control, a text, a host, or our own elements. */
const NO_FORMS =
  /^(?:button|chip|classList|control|document|field|found|from|group|heading|host|inner|line|link|list|mount|node|option|parent|query|read|relatedTarget|root|scope|select|shadowRoot|startContainer|style|submitter|target|text|tree|widget)$/;

const FILES = [
  ...globSync('lib/{page,form,reading/dom}/**/*.ts'),
  ...globSync('lib/kinds/*/field{.ts,/**/*.ts}'),
];

/** Reads of these properties that do not go through `native`. */
function directReads(source: string): string[] {
  let code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  // Replaces calls from the innermost outwards.
  for (let before = ''; before !== code; ) {
    before = code;
    code = code.replace(/\bnative\((?:[^()]*|[\w.?]+\([^().]*\))\)\??(?:\.\w+)?/g, 'read');
  }
  const reads = code.matchAll(new RegExp(`([\\w$]+|[)\\]])(?:\\?|!)?\\.(?:${NAMES})\\b`, 'g'));
  const destructured = code.matchAll(
    new RegExp(`\\{[^{}=]*\\b(?:${NAMES})\\b[^{}=]*\\}(?:: \\w+)? = ([\\w$.]+);`, 'g'),
  );
  return [...reads, ...destructured].map(([text]) => text).filter((text) => !/= read;$/.test(text));
}

it('reads properties that a form’s controls can replace only through `native`', () => {
  const found = FILES.flatMap((file) =>
    directReads(readFileSync(file, 'utf8'))
      .filter((text) => !(file.endsWith('visited-nodes.ts') && text === 'element.shadowRoot'))
      .filter((text) => !NO_FORMS.test(/^[\w$]+/.exec(text)?.[0] ?? ''))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
