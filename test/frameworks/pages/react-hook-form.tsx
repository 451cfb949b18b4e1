import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { Rest } from './react-buttons.tsx';
import { app, send } from './send.ts';

function Form() {
  const { register, handleSubmit, watch } = useForm({
    defaultValues: { email: '' },
    mode: 'onBlur',
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        const { nativeEvent } = event;
        void handleSubmit((data) => send(data, nativeEvent))(event);
      }}
    >
      <label>
        Email <input type="email" {...register('email', { required: true, pattern: /@/ })} />
      </label>
      <Rest state={watch('email')} />
    </form>
  );
}

createRoot(app()).render(<Form />);
