/** Every message has a sender. The background answers nothing that nothing of ours asks. */
import { expect, it } from 'vitest';
import { MESSAGE_NAMES } from '../messages.ts';
import { sourceOf, sourcesOf } from '../sources.ts';

const senders = sourcesOf('{components,entrypoints,lib/{page,extension,documents}}/**/*.{ts,tsx}')
  .filter((path) => !/^lib\/\w+\/(?:messages|background)\//.test(path))
  .map(sourceOf)
  .join('\n');

it.each(MESSAGE_NAMES)('%s is sent', (name) => {
  expect(senders.includes(`'${name}'`)).toBe(true);
});
