/** A dialog that moves the focus back into itself and closes on a press outside. */
import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Rest } from './react-buttons.tsx';
import { app, send } from './send.ts';

function Form() {
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send({ email }, event.nativeEvent);
      }}
    >
      <label>
        Email
        <input name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      </label>
      <Rest state={email} />
    </form>
  );
}

createRoot(app()).render(
  <Dialog.Root>
    <Dialog.Trigger>Open</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content className="box" aria-describedby={undefined}>
        <Dialog.Title>Order</Dialog.Title>
        <Form />
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>,
);
