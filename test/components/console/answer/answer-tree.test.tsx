import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AnswerTree } from '../../../../components/console/answer/ConsoleAnswerBody.tsx';

const ANSWER = {
  email: 'ada@example.org',
  dns: {
    mx: true,
    mx_records: [
      { hostname: 'mx1.example.org', priority: 10 },
      { hostname: 'mx2.example.net', priority: 20 },
    ],
  },
  deep: { a: { b: { c: { d: 'bottom' } } } },
};

function open(value: unknown = ANSWER) {
  render(<AnswerTree value={value} />);
  return userEvent.setup({ delay: null });
}
const tree = () => screen.getByRole('group', { name: 'Answer' });
const press = (user: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the tree of an answer', () => {
  it('opens and closes all branches, also those that the person opened', async () => {
    const user = open();
    expect(screen.queryByText('"bottom"')).toBeNull();
    await press(user, 'Expand all');
    expect(screen.getByText('"bottom"')).toBeVisible();
    await press(user, 'Collapse all');
    expect(tree()).toHaveTextContent('email "ada@example.org"');
    expect(screen.queryByText('mx_records')).toBeNull();
    await user.click(screen.getByText('dns'));
    expect(screen.getByText('mx_records')).toBeVisible();
    await press(user, 'Collapse all');
    expect(screen.queryByText('mx_records')).toBeNull();
  });

  it('opens only as much of a huge answer as the page can show', async () => {
    const rows = Array.from({ length: 90 }, (_, row) => ({ cells: Array(60).fill(row) }));
    const user = open({ rows });
    await press(user, 'Expand all');
    expect(document.querySelectorAll('li').length).toBe(181);
  });
});
