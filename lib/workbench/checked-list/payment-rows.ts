import { activeLocale } from '../../texts/locale.ts';
import type { Sheet } from '../list/index.ts';
import type { ListLayout, ListRow } from '../messages/index.ts';
import { remarksOfPayments } from '../payments/index.ts';

type Remarks = ReturnType<typeof remarksOfPayments>;

/** What is said of payments, which changes only with the list and the language. Null: the rows are none. */
export function createPaymentRemarks() {
  let last: { sheet: Sheet; layout: ListLayout; locale: string; remarks: Remarks } | null = null;
  return (sheet: Sheet, layout: ListLayout, body: readonly ListRow[]): Remarks | null => {
    const { payments } = layout;
    if (!payments) return null;
    const locale = activeLocale();
    if (last?.sheet !== sheet || last.layout !== layout || last.locale !== locale)
      last = { sheet, layout, locale, remarks: remarksOfPayments(body, payments) };
    return last.remarks;
  };
}
