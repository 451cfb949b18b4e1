/** The workbench's page with its list in the same thread, because jsdom has no workers. */
import type { ComponentProps } from 'react';
import type { ConnectList } from '../../../components/workbench/list/list-client.ts';
import { WorkbenchPage } from '../../../components/workbench/WorkbenchPage.tsx';
import { serveList } from '../../../lib/workbench/checked-list/index.ts';

/** Patches and results are copied as between threads; files of jsdom cannot be. */
export const connectHere: ConnectList = (onMessage) => {
  const take = serveList(
    (message) => onMessage('result' in message ? structuredClone(message) : message),
    (work) => work(),
  );
  return {
    post: (message) => take('patch' in message ? structuredClone(message) : message),
    end: () => undefined,
  };
};

export const Workbench = (props: ComponentProps<typeof WorkbenchPage>) => (
  <WorkbenchPage connect={connectHere} {...props} />
);
