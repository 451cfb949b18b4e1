import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageMenu } from '../../../components/page-menu/index.ts';

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

const Page = () => (
  <>
    <input aria-label="Name" />
    <PageMenu page="workbench" shortcuts={[{ label: 'Undo', keys: ['Ctrl', 'Z'] }]} />
  </>
);

const press = (key: string, modifiers = {}) =>
  fireEvent.keyDown(document.body, { key, ...modifiers });
const shortcuts = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'More' }));
async function openByButton(): Promise<void> {
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
}

it('links to the other pages', async () => {
  render(<Page />);
  await openMenu();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/documents.html',
    '/console.html',
    '/options.html',
  ]);
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

  it('opens from the menu, and leaves Ctrl+K to the browser', async () => {
    render(<Page />);
    // False: something has taken the key.
    expect(press('k', { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    await openByButton();
    expect(shortcuts()).toBeVisible();
  });

  it('can be kept from opening by a single key', async () => {
    const { unmount } = render(<Page />);
    press('?');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    expect(
      screen.getByText('Keyboard shortcuts', { selector: 'dt' }).closest('div'),
    ).toHaveTextContent('Off');
    unmount();
    render(<Page />);
    press('?');
    expect(shortcuts()).toBeNull();
    await openByButton();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(shortcuts()).toBeNull());
    press('?');
    expect(shortcuts()).toBeVisible();
  });
});
