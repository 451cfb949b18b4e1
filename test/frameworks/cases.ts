/** All pages of the suite: the installed framework packages, and hand-written pages (places.ts). */
import { type Asked, type Case, EMAIL } from './case.ts';
import { PLACES } from './places.ts';

const PHONE: Asked = {
  selector: '#tel',
  name: 'phone',
  good: () => '030 901820',
  bad: () => '030 12',
};

/** The phone field with a mask, whose filler characters are submitted too. */
const MASKED_PHONE: Asked = {
  selector: '#phone',
  name: 'phone',
  good: () => '+49 1512 3456789_',
  bad: () => '+49 1512 345_____',
};

const IBAN: Asked = {
  selector: 'input[name=iban]',
  name: 'iban',
  good: () => 'DE89 3704 0044 0532 0130 00',
  bad: () => 'DE89 3704 0044 0532 0130 01',
};

/** A field in a shadow root. Its name is not enough to find it, because the custom element has it too. */
const inRoot = (selector: string): Asked => ({ ...EMAIL, selector });

const INSIDE = '[role=dialog]';

/** Each page runs the script with its id, unless `script` names another. */
const PACKAGES: readonly Case[] = [
  { id: 'react-controlled', name: 'React, controlled' },
  { id: 'react-hook-form', name: 'react-hook-form' },
  { id: 'formik', name: 'Formik', submitter: false },
  { id: 'react-actions', name: 'React actions' },
  { id: 'mui', name: 'MUI' },
  {
    id: 'mui-dialog',
    name: 'MUI dialog',
    script: 'mui',
    hash: '#dialog',
    open: ['Open'],
    stays: INSIDE,
  },
  { id: 'antd', name: 'Ant Design', submitter: false },
  {
    id: 'antd-modal',
    name: 'Ant Design modal',
    script: 'antd',
    hash: '#dialog',
    open: ['Open'],
    stays: INSIDE,
    submitter: false,
  },
  { id: 'radix', name: 'Radix dialog', open: ['Open'], stays: INSIDE },
  { id: 'headlessui', name: 'Headless UI dialog', open: ['Open'], stays: INSIDE },
  { id: 'vue', name: 'Vue, v-model' },
  { id: 'vue-lazy', name: 'Vue, v-model.lazy', script: 'vue', hash: '#lazy' },
  { id: 'vee-validate', name: 'VeeValidate' },
  { id: 'svelte', name: 'Svelte' },
  { id: 'angular-reactive', name: 'Angular, reactive' },
  { id: 'lit', name: 'Lit, form-associated', asks: inRoot('email-field input'), byEnter: '' },
  { id: 'shoelace', name: 'Shoelace', asks: inRoot('sl-input[name=email] input'), byEnter: '' },
  {
    id: 'shoelace-dialog',
    name: 'Shoelace dialog',
    script: 'shoelace',
    hash: '#dialog',
    open: ['Open'],
    stays: 'sl-dialog[open] form',
    asks: inRoot('sl-input[name=email] input'),
    byEnter: '',
  },
  { id: 'preact', name: 'Preact' },
  { id: 'solid', name: 'Solid' },
  { id: 'htmx', name: 'htmx' },
  { id: 'alpine', name: 'Alpine' },
  { id: 'stimulus', name: 'Stimulus' },
  { id: 'turbo', name: 'Turbo' },
  { id: 'jquery-validation', name: 'jQuery Validation' },
  { id: 'intl-tel-input', name: 'intl-tel-input', asks: PHONE },
  { id: 'imask', name: 'IMask', asks: IBAN },
  {
    id: 'imask-phone',
    name: 'IMask, fillers shown',
    script: 'imask',
    hash: '#phone',
    asks: MASKED_PHONE,
  },
  { id: 'htmx-redrawn', name: 'htmx, field redrawn', script: 'htmx', hash: '#redrawn' },
  { id: 'sweetalert2', name: 'SweetAlert2', open: ['Open'], stays: INSIDE },
  { id: 'focus-trap', name: 'focus-trap', open: ['Open'], stays: '#trap' },
  { id: 'wizard', name: 'Wizard, steps unmount', next: 'Confirm', submitter: false },
];

export const CASES: readonly Case[] = [
  ...PACKAGES.map((each) => ({ script: each.id, ...each })),
  ...PLACES,
];
