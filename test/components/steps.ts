import { fireEvent, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Shows the deep lookup of the value on screen. */
export const showMore = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'More lookups' }));

/** What the page saves, because jsdom has no downloads. `addressOf` may throw as a full memory does. */
export function catchDownloads(addressOf: (blob: Blob) => string = () => 'blob:1') {
  const names: string[] = [];
  const files: Blob[] = [];
  const createObjectURL = (blob: Blob) => {
    files.push(blob);
    return addressOf(blob);
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return { names, files };
}
