import Alpine from 'alpinejs';
import { app, send } from './send.ts';

app().innerHTML = `<form x-data="{ email: '' }" @submit.prevent="$send({ email }, $event)">
  <label>Email <input name="email" type="email" x-model="email"></label>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state" x-text="email"></output>
</form>`;
Alpine.magic('send', () => send);
Alpine.start();
