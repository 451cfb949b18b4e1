/** React 19 actions: the form's action gets the data, and the form is reset after it has run. */
import { useActionState, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Rest } from './react-buttons.tsx';
import { app, send } from './send.ts';

function Form() {
  const [heard, setHeard] = useState('');
  const [sent, act, isPending] = useActionState(async (before: number, data: FormData) => {
    await send(Object.fromEntries(data));
    return before + 1;
  }, 0);
  return (
    <form action={act} aria-busy={isPending} data-sent={sent}>
      <label>
        Email <input name="email" type="email" onInput={(e) => setHeard(e.currentTarget.value)} />
      </label>
      <Rest state={heard} />
    </form>
  );
}

createRoot(app()).render(<Form />);
