/** @jsxImportSource preact */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { app, send } from './send.ts';

function Form() {
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send({ email }, event);
      }}
    >
      <label>
        Email
        <input
          name="email"
          type="email"
          value={email}
          onInput={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </label>
      <label>
        Name <input name="name" />
      </label>
      <p>
        <button type="submit" name="go" value="save">
          Save
        </button>
        <button type="submit" name="go" value="pay">
          Pay
        </button>
      </p>
      <output id="state">{email}</output>
    </form>
  );
}

render(<Form />, app());
