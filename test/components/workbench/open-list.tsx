/** Opens the workbench, and a list in it. The list is in the same thread, because jsdom has no workers. */

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import type { ConnectList } from '../../../components/workbench/list/list-client.ts';
import { WorkbenchPage } from '../../../components/workbench/WorkbenchPage.tsx';
import type { FoundValue } from '../../../lib/extension/schemas/index.ts';
import { serveList } from '../../../lib/workbench/checked-list/index.ts';
import type { CellPart } from '../../../lib/workbench/messages/index.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { found, verdict } from '../samples.ts';

/** Patches and results are copied as between threads; files of jsdom cannot be. */
export const connectHere: ConnectList = (onMessage) => {
  const take = serveList(
    (message) => onMessage('result' in message ? structuredClone(message) : message),
    (work) => work(),
  );
  return {
    post: (message) => take('patch' in message ? structuredClone(message) : message),
    end: () => undefined,
  };
};

const Workbench = (props: ComponentProps<typeof WorkbenchPage>) => (
  <WorkbenchPage connect={connectHere} {...props} />
);

/** What is in a cell: its values where they are written, or a text that could not be read. */
function partsOf(cell: string, values: readonly FoundValue[]): CellPart[] {
  if (values.length === 0) return [{ raw: cell, start: 0, unread: 'number' }];
  return values.map((value) => ({ ...value, start: Math.max(0, cell.indexOf(value.raw)) }));
}

const TEXT = `Name;Email;IBAN
Bob;b@gmial.com;DE89370400440532013000
Ada;a@gmail.com;DE89370400440532013001`;

/** Emails at gmial.com and yaho.com have a correction; `bad…@` and IBANs that end in 1 are bad. */
export function read(cell: string): FoundValue[] {
  if (cell.includes('@')) {
    const typo = /gmial|yaho\./.exec(cell)?.[0];
    const suggestion = cell.replace('gmial', 'gmail').replace('yaho.', 'yahoo.');
    const more = typo ? { suggestion, headline: `Mistyped: ${typo}` } : {};
    const standing = cell.startsWith('bad') ? 'bad' : typo ? 'caution' : 'good';
    return [found(verdict('email', cell, { standing, ...more }))];
  }
  const standing = cell.endsWith('1') ? 'bad' : 'good';
  return cell.startsWith('DE') ? [found(verdict('iban', cell, { standing }))] : [];
}

/** Reads rows with a function for the values in a cell. */
export const readWith =
  (valuesIn: (cell: string) => FoundValue[]): NonNullable<Handlers['readRows']> =>
  ({ rows }) => ({
    rows: rows.map(({ cells }) => ({
      cells: cells.map(({ column, text }) => ({ column, parts: partsOf(text, valuesIn(text)) })),
      contradictions: [],
    })),
  });

const LIST: Handlers = {
  takeHandedList: () => ({ list: null }),
  columnKinds: () => ({ kinds: [null, 'email', 'iban'] }),
  readRows: readWith(read),
};

/** Gives elements a size, because only rows in view are rendered. */
export function giveSizes(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
}

export function renderPage(handlers: Handlers, props: ComponentProps<typeof Workbench> = {}) {
  const background = fakeSend({ ...LIST, ...handlers });
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(
    <Workbench subscribe={() => () => undefined} send={background.send} {...props} />,
  );
  return { ...background, user, unmount };
}

export async function paste(
  text: string,
  handlers: Handlers = {},
  props: ComponentProps<typeof Workbench> = {},
) {
  const page = renderPage(handlers, props);
  await page.user.click(screen.getByRole('textbox', { name: 'Check a list' }));
  await page.user.paste(text);
  return page;
}

export async function openList(
  text = TEXT,
  handlers: Handlers = {},
  props: ComponentProps<typeof Workbench> = {},
) {
  const page = await paste(text, handlers, props);
  await screen.findByRole('button', { name: '1 bad' });
  return page;
}

type User = Awaited<ReturnType<typeof openList>>['user'];

/** Presses a button once it can be pressed. */
export async function press(user: User, name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
}

/** Presses an entry of a menu in the bar. */
export async function pressInMenu(user: User, menu: string | RegExp, entry: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(screen.getByRole('button', { name: entry }));
}
