import { createSender, MAY_PAY, type PayRules } from '../../lib/extension/index.ts';
import type { LIST_MESSAGES } from '../../lib/workbench/messages/index.ts';

const LISTS_MAY_PAY: PayRules<typeof LIST_MESSAGES> = {
  startList: () => true,
  controlList: ({ act }) => act === 'resume',
  retryList: () => true,
  checkListAgain: () => true,
};

export const sendFromWorkbench = createSender({ ...MAY_PAY, ...LISTS_MAY_PAY });
