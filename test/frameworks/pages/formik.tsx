/** Formik passes no event to the submit handler, so the pressed button is not sent. */
import { Field, Form, Formik } from 'formik';
import { createRoot } from 'react-dom/client';
import { Rest } from './react-buttons.tsx';
import { app, send } from './send.ts';

createRoot(app()).render(
  <Formik
    initialValues={{ email: '' }}
    validate={({ email }) => (email.includes('@') ? {} : { email: 'Required' })}
    onSubmit={(data) => send(data)}
  >
    {({ values }) => (
      <Form>
        <label htmlFor="email">
          Email <Field id="email" name="email" type="email" />
        </label>
        <Rest state={values.email} />
      </Form>
    )}
  </Formik>,
);
