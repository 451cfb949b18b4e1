/** `#lazy`: `v-model.lazy.trim` updates when the field loses the focus, not on input. */
import { createApp, ref } from 'vue';
import { send } from './send.ts';

const field =
  location.hash === '#lazy'
    ? '<input name="email" v-model.lazy.trim="email">'
    : '<input name="email" type="email" v-model="email">';

createApp({
  setup() {
    const email = ref('');
    return { email, submit: (event: Event) => send({ email: email.value }, event) };
  },
  template: `<form @submit.prevent="submit">
    <label>Email ${field}</label>
    <label>Name <input name="name"></label>
    <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
    <output id="state">{{ email }}</output>
  </form>`,
}).mount('#app');
