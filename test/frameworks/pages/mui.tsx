import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { app, send } from './send.ts';

function MuiForm() {
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send({ email }, event.nativeEvent);
      }}
    >
      <TextField
        label="Email"
        name="email"
        margin="normal"
        fullWidth
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextField label="Name" name="name" margin="normal" fullWidth />
      <DialogActions>
        <Button type="submit" name="go" value="save">
          Save
        </Button>
        <Button type="submit" name="go" value="pay" variant="contained">
          Pay
        </Button>
      </DialogActions>
      <output id="state">{email}</output>
    </form>
  );
}

function InDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>Order</DialogTitle>
        <DialogContent>
          <MuiForm />
        </DialogContent>
      </Dialog>
    </>
  );
}

createRoot(app()).render(location.hash === '#dialog' ? <InDialog /> : <MuiForm />);
