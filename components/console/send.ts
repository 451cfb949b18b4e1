import type { CONSOLE_MESSAGES } from '../../lib/console/messages/table.ts';
import { createSender, MAY_PAY, type PayRules } from '../../lib/extension/index.ts';

const CONSOLE_MAY_PAY: PayRules<typeof CONSOLE_MESSAGES> = { console: () => true };

export const sendFromConsole = createSender({ ...MAY_PAY, ...CONSOLE_MAY_PAY });
