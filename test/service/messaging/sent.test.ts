/** Every message has a sender. The background answers nothing that nothing of ours asks. */
import { expect, it } from 'vitest';
import { MESSAGES } from '../../../lib/extension/messages/table.ts';
import { sourceOf, sourcesOf } from '../../sources.ts';

const senders = sourcesOf('{components,entrypoints,lib/page,lib/extension}/**/*.{ts,tsx}')
  .filter((path) => !path.startsWith('lib/extension/messages/'))
  .map(sourceOf)
  .join('\n');

it.each(Object.keys(MESSAGES))('%s is sent', (name) => {
  expect(senders).toContain(`'${name}'`);
});
