/** A form in steps: the next step replaces the field. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { app, send } from './send.ts';

function Wizard() {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState(1);
  if (step === 1) {
    return (
      <form
        key="first"
        onSubmit={(event) => {
          event.preventDefault();
          setStep(2);
        }}
      >
        <label>
          Email
          <input name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        </label>
        <button type="submit">Pay</button>
        <output id="state">{email}</output>
      </form>
    );
  }
  return (
    <form
      key="second"
      onSubmit={(event) => {
        event.preventDefault();
        void send({ email }, event.nativeEvent);
      }}
    >
      <label>
        Name <input name="name" />
      </label>
      <button type="submit">Confirm</button>
      <output id="state">{email}</output>
    </form>
  );
}

createRoot(app()).render(<Wizard />);
