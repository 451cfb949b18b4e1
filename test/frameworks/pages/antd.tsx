import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { app, send } from './send.ts';

/** Ant's form passes on values but not the event, so the pressed button is not sent. */
function AntForm() {
  const [form] = Form.useForm<{ email: string }>();
  const email = Form.useWatch('email', form);
  return (
    <Form form={form} layout="vertical" onFinish={({ email: held }) => void send({ email: held })}>
      <Form.Item label="Email" name="email" rules={[{ required: true, type: 'email' }]}>
        <Input name="email" />
      </Form.Item>
      <Form.Item label="Name" name="name">
        <Input />
      </Form.Item>
      <Button htmlType="submit" type="primary" autoInsertSpace={false}>
        Pay
      </Button>
      <output id="state">{email}</output>
    </Form>
  );
}

function InModal() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={isOpen} onCancel={() => setOpen(false)} footer={null} title="Order">
        <AntForm />
      </Modal>
    </>
  );
}

createRoot(app()).render(location.hash === '#dialog' ? <InModal /> : <AntForm />);
