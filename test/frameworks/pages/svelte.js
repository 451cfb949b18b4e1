import { mount } from 'svelte';
import Form from './form.svelte';
import { app } from './send.ts';

mount(Form, { target: app() });
