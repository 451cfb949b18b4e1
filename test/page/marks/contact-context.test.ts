/** The context of a line in an element that is a block of contact data. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineContextOf } from '../../../lib/page/marks/context.ts';
import { installPlatform } from '../dom.ts';

beforeEach(installPlatform);
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function contextOf(html: string, text: string) {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  return element && lineContextOf(element, text);
}

it('has the two lines before and after, even in inline elements', () => {
  const html =
    '<p>Anna Muster<br><b>+49 30 901820</b><br><a>anna@firma.de</a><br>PT33326452958<br>more</p>';
  expect(contextOf(html, 'PT33326452958')).toEqual({
    before: '+49 30 901820\nanna@firma.de\n',
    after: '\nmore',
  });
});

it.each([
  ['without line breaks', '<p>anna@firma.de PT33326452958</p>', 'PT33326452958'],
  ['without an address or number nearby', '<p>Muster GmbH<br>PT33326452958</p>', 'PT33326452958'],
  [
    'in long text',
    `<p>anna@firma.de<br>PT33326452958<br>${'word '.repeat(200)}</p>`,
    'PT33326452958',
  ],
])('is null %s', (_, html, text) => {
  expect(contextOf(html, text)).toBeNull();
});
