import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCommands, usePageCommands } from '../../../components/palette/index.ts';

/** Lets `<dialog>` open and close: jsdom has no top layer. Removed after each test (dom-setup.ts). */
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      // As browsers do.
      this.querySelector<HTMLElement>('input, button')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

const run = vi.fn();
beforeEach(() => run.mockClear());

function Page({ offers = true }: { offers?: boolean }) {
  usePageCommands(offers ? [{ id: 'new', label: 'New list', run }] : []);
  return (
    <>
      <input aria-label="Name" />
      <PageCommands page="workbench" shortcuts={[{ label: 'Undo', keys: ['Ctrl', 'Z'] }]} />
    </>
  );
}

const press = (key: string, modifiers = {}) =>
  fireEvent.keyDown(document.body, { key, ...modifiers });
const search = () => screen.getByRole('combobox', { name: 'Find a command or a setting' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('option', { selected: true });
const palette = () => screen.queryByRole('dialog', { name: 'Commands' });
const shortcuts = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

function open(page = <Page />) {
  render(page);
  press('k', { ctrlKey: true });
  return userEvent.setup({ delay: null });
}

describe('the list of commands', () => {
  it('opens by Ctrl+K, also from a text field, and from the menu', async () => {
    render(<Page />);
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'k', ctrlKey: true });
    expect(palette()).toBeVisible();
    expect(search()).toHaveFocus();
    palette()?.querySelector('input')?.closest('dialog')?.close();
    await waitFor(() => expect(palette()).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('button', { name: /^Commands/ }));
    expect(palette()).toBeVisible();
  });

  it.each([
    { key: 'k' },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: 'k', metaKey: true },
  ])('does not open by %o', (event) => {
    render(<Page />);
    fireEvent.keyDown(document.body, event);
    expect(palette()).toBeNull();
  });

  it('has the commands of the page, the other pages and each setting, in groups', () => {
    open();
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'On this page',
      'Go to',
      'Settings',
    ]);
    const pages = within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option');
    expect(pages.map(({ textContent }) => textContent)).toEqual([
      'Settings',
      'Documents',
      'Console',
      'Welcome page',
      'Keyboard shortcuts',
    ]);
  });

  it('leaves out what no part of the page offers any more', () => {
    const { rerender } = render(<Page />);
    rerender(<Page offers={false} />);
    press('k', { ctrlKey: true });
    expect(screen.queryByRole('option', { name: 'New list' })).toBeNull();
  });

  it('finds by the starts of words, labels before synonyms, and says how many', async () => {
    const user = open();
    await user.type(search(), 'key');
    expect(options()[0]).toBe('Keyboard shortcuts');
    expect(options()).toContain('API key');
    expect(screen.getByRole('status')).toHaveTextContent(`${options().length} commands`);
    await user.type(search(), ' nothing has this');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(screen.getByText('Nothing found. Try another word.')).toBeVisible();
  });

  it('runs the command that the arrow keys chose, once it has closed, by no Enter that ends a character', async () => {
    const user = open();
    await user.type(search(), 'list');
    expect(selected()).toHaveTextContent('New list');
    expect(search()).toHaveAttribute('aria-activedescendant', selected().id);
    await user.keyboard('{ArrowUp}');
    expect(selected()).toHaveTextContent(options().at(-1) ?? '');
    await user.keyboard('{ArrowDown}');
    fireEvent.keyDown(search(), { key: 'Enter', isComposing: true });
    expect(run).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(run).toHaveBeenCalledOnce();
    await waitFor(() => expect(palette()).toBeNull());
  });
});

describe('the list of shortcuts', () => {
  it('opens by ?, not from a text field', () => {
    render(<Page />);
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: '?' });
    expect(shortcuts()).toBeNull();
    press('?');
    expect(shortcuts()).toBeVisible();
    expect(screen.getByText('Undo').closest('div')).toHaveTextContent('UndoCtrl Z');
  });

  it('can be kept from opening by a single key', async () => {
    const { unmount } = render(<Page />);
    press('?');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    expect(
      screen.getByText('Keyboard shortcuts', { selector: 'dt' }).closest('div'),
    ).toHaveTextContent('Off');
    unmount();
    const user = open();
    press('?');
    expect(shortcuts()).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Keyboard shortcuts' }));
    await user.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(shortcuts()).toBeNull());
    press('?');
    expect(shortcuts()).toBeVisible();
  });
});
