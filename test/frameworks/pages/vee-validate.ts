import { useForm } from 'vee-validate';
import { createApp } from 'vue';
import { send } from './send.ts';

createApp({
  setup() {
    // biome-ignore lint/correctness/useHookAtTopLevel: Vue's, not React's.
    const { defineField, handleSubmit } = useForm({
      initialValues: { email: '' },
      validationSchema: { email: (value: string) => value.includes('@') || 'An address, please' },
    });
    const [email, attributes] = defineField('email');
    const submit = handleSubmit((data, { evt }) => send(data, evt));
    return { email, attributes, submit };
  },
  template: `<form novalidate @submit="submit">
    <label>Email <input name="email" type="email" v-model="email" v-bind="attributes"></label>
    <label>Name <input name="name"></label>
    <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
    <output id="state">{{ email }}</output>
  </form>`,
}).mount('#app');
