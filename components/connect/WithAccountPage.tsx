import { type ReactNode, useEffect } from 'react';
import { sendToBackground as realSend, type SendToBackground } from '../../lib/extension/index.ts';
import { useReply } from '../hooks/index.ts';
import { AccountPage } from '../ui/index.ts';

export interface WithAccountPageProps {
  readonly send?: SendToBackground;
  readonly children: ReactNode;
}

/** Lets the messages of a page link to where the account is topped up. */
export function WithAccountPage({ send = realSend, children }: WithAccountPageProps) {
  const { ask, value } = useReply(send, 'connection');
  useEffect(() => {
    const refresh = () => void ask({});
    refresh();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [ask]);
  return <AccountPage value={value?.accountPage}>{children}</AccountPage>;
}
