/** The framework owns the value: a value that is set without its events is undone at the next render. */
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
        <input
          name="email"
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </label>
      <Rest state={email} />
    </form>
  );
}

createRoot(app()).render(<Form />);
