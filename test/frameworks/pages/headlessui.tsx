import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Rest } from './react-buttons.tsx';
import { app, send } from './send.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <div className="veil" aria-hidden="true" />
        <DialogPanel className="box">
          <DialogTitle>Order</DialogTitle>
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
        </DialogPanel>
      </Dialog>
    </>
  );
}

createRoot(app()).render(<Page />);
