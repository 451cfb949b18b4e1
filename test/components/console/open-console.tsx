import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsolePage, type ConsolePageProps } from '../../../components/console/ConsolePage.tsx';
import type { EndpointReply } from '../../../lib/console/messages/schemas.ts';
import { SAMPLES } from '../../api/samples.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { NOW } from '../samples.ts';

export const reply = (more: Partial<EndpointReply> = {}): EndpointReply => ({
  request: 'https://api.example.org/v1/intelligence/email?query=ada%40example.org',
  status: 200,
  ms: 134,
  type: 'application/json',
  headers: [['content-type', 'application/json']],
  body: JSON.stringify(SAMPLES.intelligenceEmail),
  credits: 3,
  billed: 'yes',
  from: 'api',
  at: NOW,
  ...more,
});

export const query = () => screen.getByRole('textbox', { name: /^query/ });

/** The console; `ask` sends a question about an email address. */
export function openConsole(handlers: Handlers = {}, subscribe?: ConsolePageProps['subscribe']) {
  const background = fakeSend({ console: () => reply(), ...handlers });
  render(<ConsolePage send={background.send} {...(subscribe && { subscribe })} />);
  const user = userEvent.setup({ delay: null });
  const ask = async () => {
    await user.type(query(), 'ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Send · 3 credits' }));
  };
  return { ...background, user, ask };
}
