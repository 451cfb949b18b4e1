/** The field owns the value; the framework gets it by change events. */
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Rest } from './react-buttons.tsx';
import { app, send } from './send.ts';

function Form() {
  const field = useRef<HTMLInputElement>(null);
  const [heard, setHeard] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send({ email: field.current?.value }, event.nativeEvent);
      }}
      onChange={() => setHeard(field.current?.value ?? '')}
    >
      <label>
        Email <input name="email" type="email" defaultValue="" ref={field} />
      </label>
      <Rest state={heard} />
    </form>
  );
}

createRoot(app()).render(<Form />);
