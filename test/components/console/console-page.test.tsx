import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { formatBytes } from '../../../components/format/index.ts';
import { ENDPOINT_NAMES } from '../../../lib/domain/index.ts';
import { SAMPLES } from '../../api/samples.ts';
import { CONNECTED, fails, NO_KEY, SETTINGS } from '../samples.ts';
import { openConsole, query, reply } from './open-console.tsx';

const choose = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Endpoint' }), name);

/** Waits for an answer with a field of this name. */
const answerField = async (field: string) =>
  within(await screen.findByRole('group', { name: 'Answer' })).findByText(field);

describe('request form', () => {
  it('shows the request while typing, and the price on the button', async () => {
    const { user } = openConsole();
    const request = screen.getByRole('region', { name: 'Request' });
    await within(request).findByText('https://api.example.org');
    await user.type(query(), 'ada@example.org');
    expect(request).toHaveTextContent(
      'GET https://api.example.org/v1/intelligence/email?query=ada%40example.org',
    );
    expect(request).toHaveTextContent('x-api-key: ••••7f3a');
    expect(screen.getByRole('button', { name: 'Send · 3 credits' })).toBeVisible();
    await choose(user, 'Email deliverability · 5 credits');
    await user.click(screen.getByRole('switch', { name: 'qualification_check' }));
    expect(request).toHaveTextContent('/v1/email?query=ada%40example.org&qualification_check=true');
    await choose(user, 'Usage · free');
    expect(screen.getByRole('button', { name: 'Send · free' })).toBeVisible();
  });

  it('says at the input and the button what is missing or wrong, and cannot be sent until then', async () => {
    const { user, sent } = openConsole();
    const button = screen.getByRole('button', { name: 'Send · 3 credits' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('query is required.'));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    fireEvent.keyDown(button, { key: 'Enter', ctrlKey: true });
    expect(query()).toBeInvalid();
    expect(query()).toHaveAccessibleDescription('query is required.');
    await user.type(query(), 'ada@example.org');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(button).not.toHaveAccessibleDescription();
    await choose(user, 'Phone · 1 credit');
    expect(screen.getByText('Experimental')).toBeVisible();
    await user.clear(query());
    await user.type(query(), '0612345678');
    await user.click(screen.getByRole('button', { name: 'Send · 1 credit' }));
    expect(query()).toHaveAccessibleDescription(/Enter a plus sign, then digits only/);
    expect(sent('console')).toEqual([]);
  });

  it('lists the endpoints by name, and finds them by name and path', async () => {
    const { user } = openConsole();
    const names = () =>
      screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names()).toHaveLength(ENDPOINT_NAMES.length);
    const search = screen.getByRole('searchbox', { name: 'Find an endpoint' });
    await user.type(search, 'rates');
    expect(names()).toEqual(['Exchange rates 1 credit']);
    await user.clear(search);
    await user.type(search, 'iban');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('radio', { name: /^IBAN/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Send · 1 credit' })).toBeVisible();
    await user.type(search, 'x');
    expect(screen.getByText('No matches.')).toBeVisible();
  });

  it('builds `fields` from the answer’s field names', async () => {
    const { user, sent } = openConsole();
    await user.type(query(), 'ada@example.org');
    await user.click(screen.getByText('Choose fields'));
    await user.click(screen.getByRole('checkbox', { name: 'disposable' }));
    await user.click(screen.getByRole('checkbox', { name: 'dns.mx_records' }));
    expect(screen.getByRole('textbox', { name: 'fields' })).toHaveValue(
      'disposable,dns.mx_records',
    );
    await user.click(screen.getByRole('button', { name: 'Send · 3 credits' }));
    expect(sent('console')).toMatchObject([{ fields: 'disposable,dns.mx_records' }]);
  });

  it('takes the name of the certificate parameter from the settings, and lets the person change it', async () => {
    const { user, sent } = openConsole({
      settings: () => ({ ...SETTINGS, transparencyParameter: 'ct' }),
    });
    await choose(user, 'Domain · 2 credits');
    await user.type(query(), 'example.org');
    await user.click(screen.getByRole('switch', { name: 'certificates' }));
    const name = screen.getByRole('textbox', { name: 'its name' });
    await waitFor(() => expect(name).toHaveValue('ct'));
    await user.clear(name);
    expect(name).toBeInvalid();
    await user.type(name, 'certs');
    await user.click(screen.getByRole('button', { name: 'Send · 2 credits' }));
    expect(sent('console')).toMatchObject([{ params: { query: 'example.org', certs: 'true' } }]);
  });
});

describe('sending a request', () => {
  it('sends once by keyboard, despite key repeats', async () => {
    const { user, sent } = openConsole();
    await user.type(query(), 'ada@example.org');
    fireEvent.keyDown(query(), { key: 'Enter', ctrlKey: true, repeat: true });
    expect(sent('console')).toEqual([]);
    fireEvent.keyDown(query(), { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(query(), { key: 'Enter', ctrlKey: true });
    expect(sent('console')).toEqual([
      {
        endpoint: 'intelligenceEmail',
        params: { query: 'ada@example.org' },
        fields: '',
        softFail: false,
        async: false,
        refresh: false,
      },
    ]);
    expect(await screen.findByText('200 OK')).toBeVisible();
  });

  it('shows status, time, cost, and the answer as tree, raw text, headers and record', async () => {
    const { ask, user, sent } = openConsole();
    await ask();
    expect(await screen.findByText('200 OK')).toBeVisible();
    expect(screen.getByText('134ms')).toBeVisible();
    const bytes = JSON.stringify(SAMPLES.intelligenceEmail).length;
    expect(screen.getByText(formatBytes(bytes))).toBeVisible();
    expect(screen.getByText('3 credits billed')).toBeVisible();
    expect(screen.getByText('3 credits this visit')).toBeVisible();
    expect(screen.getByText('"mx1.example.org"')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Raw' }));
    expect(screen.getByRole('tabpanel', { name: 'Raw' })).toHaveTextContent(
      JSON.stringify(SAMPLES.intelligenceEmail),
    );
    await user.click(screen.getByRole('tab', { name: 'Headers' }));
    expect(screen.getByRole('tabpanel', { name: 'Headers' })).toHaveTextContent(
      'content-typeapplication/json',
    );
    await user.click(screen.getByRole('tab', { name: 'Record' }));
    expect(screen.getByRole('heading', { name: 'Mailbox' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the answer' }));
    expect(await navigator.clipboard.readText()).toBe(JSON.stringify(SAMPLES.intelligenceEmail));
    await waitFor(() => expect(sent('usage')).toContainEqual({ refresh: true }));
  });

  it('shows the raw body as received, even if a JSON library would write it differently', async () => {
    const body = '\ufeff{ "n" : 12345678901234567890, "n": 2 }';
    const { ask, user } = openConsole({ console: () => reply({ body }) });
    await ask();
    expect(await screen.findByRole('group', { name: 'Answer' })).toHaveTextContent('n 2');
    await user.click(screen.getByRole('tab', { name: 'Raw' }));
    expect(document.querySelector('pre.raw-whole')?.textContent).toBe(body);
  });

  it('loads a body that is too long for one message, and renders its beginning', async () => {
    const body = JSON.stringify(Array.from({ length: 60_000 }, (_, i) => `entry ${i}`));
    const parts = [body.slice(0, 500_000), body.slice(500_000)];
    const { ask, user, sent } = openConsole({
      console: () => reply({ body: '', bodyId: 'id-1' }),
      rawAnswer: ({ from }) => ({ part: parts[from === 0 ? 0 : 1] ?? '', length: body.length }),
    });
    await ask();
    await user.click(await screen.findByRole('tab', { name: 'Raw' }));
    expect(document.querySelector('pre.raw-whole')?.textContent).toBe(body.slice(0, 200_000));
    expect(screen.getByText(/^The first 200,000 of /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the answer' }));
    expect((await navigator.clipboard.readText()) === body).toBe(true);
    expect(sent('rawAnswer')).toEqual([
      { id: 'id-1', from: 0 },
      { id: 'id-1', from: 500_000 },
    ]);
  });

  it('cannot be sent without a key, until one was added on another page', async () => {
    let connection = NO_KEY;
    const { user, sent } = openConsole({ connection: () => connection });
    await user.type(query(), 'ada@example.org');
    const button = screen.getByRole('button', { name: 'Send · 3 credits' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('No API key yet'));
    expect(screen.getByRole('region', { name: 'Request' })).toHaveTextContent('<API_KEY>');
    await user.click(button);
    expect(sent('console')).toEqual([]);
    connection = CONNECTED;
    fireEvent.focus(window);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await user.click(button);
    expect(sent('console')).toHaveLength(1);
  });

  it('says that a request was not sent', async () => {
    const { ask } = openConsole({ console: fails('no-key') });
    await ask();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('Not sent')).toBeVisible();
  });

  it('says that what was spent may be less if an answer may not have been billed', async () => {
    const { ask } = openConsole({ console: () => reply({ billed: 'possibly' }) });
    await ask();
    expect(await screen.findByText('up to 3 credits this visit')).toBeVisible();
  });

  it('keeps the requests since the page opened, each with its answer', async () => {
    const { ask, user } = openConsole({
      console: ({ endpoint }) =>
        endpoint === 'vat'
          ? reply({ body: '{"valid":true}', credits: 1 })
          : reply({ body: '{"disposable":false}' }),
    });
    await ask();
    await answerField('disposable');
    await choose(user, 'VAT · 1 credit');
    await user.type(query(), 'DE136695976');
    await user.click(screen.getByRole('button', { name: 'Send · 1 credit' }));
    await answerField('valid');
    expect(screen.getByText('4 credits this visit')).toBeVisible();
    const visits = within(screen.getByRole('region', { name: 'This visit' }));
    await user.click(visits.getByRole('button', { name: /ada@example.org/ }));
    await answerField('disposable');
    expect(query()).toHaveValue('ada@example.org');
    expect(screen.getByRole('button', { name: 'Send · 3 credits' })).toBeVisible();
  });
});
