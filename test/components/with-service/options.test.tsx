/** The options and the welcome page on the real service: key, sample, settings file. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openOptions } from './open-options.tsx';
import { type RealService, startService } from './real-service.ts';

describe('entering a key', () => {
  async function enter(service: RealService, baseUrl: string, key: string) {
    const { user, unmount } = await openOptions(service, '#connection');
    const url = screen.getByLabelText('API base URL');
    await user.clear(url);
    await user.click(url);
    await user.paste(baseUrl);
    await user.click(screen.getByLabelText('API key'));
    await user.paste(key);
    await user.click(screen.getByText('Save and verify'));
    return { unmount, user };
  }

  it('verifies the key with the free usage endpoint, stores it, and shows only its ending', async () => {
    const service = await startService();
    const { baseUrl, keys } = service.sandbox;
    const { unmount } = await enter(service, baseUrl, keys.active);
    expect(await screen.findByText(/^Saved and verified/)).toBeVisible();
    expect(screen.queryByLabelText('API key')).toBeNull();
    expect(await service.log()).toMatchObject([{ path: '/v1/usage', credits: 0 }]);
    unmount();
    await service.world.restart();
    await openOptions(service, '');
    expect(await screen.findByText(keys.active.slice(-4))).toBeVisible();
    expect(document.body.innerHTML).not.toContain(keys.active);
  });
});

describe('settings file', () => {
  /** A choice of the section of policies, which is not shown. */
  const phone = (name: string) =>
    within(screen.getByRole('group', { name: /^Phone/, hidden: true })).getByRole('radio', {
      name,
      hidden: true,
    });

  it('exports the settings, and imports them after a reset', async () => {
    const service = await startService();
    const files: Blob[] = [];
    // jsdom has no downloads.
    const createObjectURL = (blob: Blob) => `blob:${files.push(blob)}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    onTestFinished(() => download.mockRestore());
    const { user } = await openOptions(service, '#policies');
    await user.click(phone('Off'));
    await screen.findByText('Saved');
    await user.click(screen.getByRole('link', { name: 'Export and import' }));
    await screen.findByRole('heading', { name: 'Export and import' });
    await user.click(screen.getByRole('button', { name: 'Export settings' }));
    expect(download).toHaveBeenCalledOnce();
    const [exported] = files;
    const text = (await exported?.text()) ?? '';
    expect(text).not.toMatch(/baseUrl|"key"|autoAccepted/);

    await user.click(screen.getByRole('button', { name: 'Reset settings' }));
    await waitFor(() => expect(phone('Ask')).toBeChecked());
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(phone('Off')).toBeChecked());
    await user.click(screen.getByRole('button', { name: 'Reset settings' }));
    await waitFor(() => expect(phone('Ask')).toBeChecked());

    const choose = screen.getByLabelText('Settings file');
    await user.upload(choose, new File([text], 'mine.json', { type: 'application/json' }));
    const offer = within(await screen.findByRole('region', { name: 'Changes in this file' }));
    expect(offer.getByRole('row', { name: 'Phone Ask Off' })).toBeVisible();
    expect(phone('Ask')).toBeChecked();
    await user.click(offer.getByRole('button', { name: 'Import 1 change' }));
    await waitFor(() => expect(phone('Off')).toBeChecked());

    await user.upload(choose, new File(['<html>'], 'wrong.json', { type: 'application/json' }));
    expect(await screen.findByText('This file is not JSON.')).toBeVisible();
    expect(phone('Off')).toBeChecked();
  });
});
