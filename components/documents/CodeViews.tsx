/** What payment codes say. */
import type { CheckedCode, CheckedDocument } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { GroupedValue } from '../lookup/index.ts';

/** Codes with faults, which their heading counts. */
export const faultyCodes = ({ codes }: CheckedDocument): number =>
  codes.filter(({ payment }) => payment.faults.length > 0).length;

function Account({ iban }: { readonly iban: string }) {
  return (
    <span className="value">
      <GroupedValue kind="iban" value={iban} />
    </span>
  );
}

function CodeFacts({ payment, isPayeePrinted, isReferencePrinted }: CheckedCode) {
  const { accounts, payee, amount, currency, reference, message } = payment;
  const money = amount ? `${amount} ${currency}`.trim() : documentsText('codeOpenAmount');
  const rows = [
    { field: 'payee', text: payee, isPrinted: isPayeePrinted },
    { field: 'account', text: accounts.map(({ iban }) => iban).join(' ') },
    { field: 'bic', text: accounts[0]?.bic ?? '' },
    { field: 'amount', text: accounts.length > 0 ? money : '' },
    { field: 'reference', text: reference, isPrinted: isReferencePrinted },
    { field: 'message', text: message },
  ] as const;
  return (
    <dl className="doc-facts">
      {rows.map(({ field, text, ...row }) =>
        text === '' ? null : (
          <div key={field}>
            <dt>{documentsText('codeField', { field })}</dt>
            <dd>
              {field === 'account'
                ? accounts.map(({ iban }) => (
                    <p key={iban}>
                      <Account iban={iban} />
                    </p>
                  ))
                : text}
              {'isPrinted' in row && row.isPrinted === false && (
                <p className="hint">{documentsText('notPrinted', { field })}</p>
              )}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Every payment code with what a phone would pay. */
export function CodeList({ codes }: Pick<CheckedDocument, 'codes'>) {
  return codes.map((code, i) => {
    const { payment } = code;
    return (
      <section
        // biome-ignore lint/suspicious/noArrayIndexKey: a code has no other identity
        key={i}
        className="block doc-codes"
        aria-labelledby={`doc-code-${i}`}
      >
        <h2 id={`doc-code-${i}`}>
          {documentsText('codeStandard', { standard: payment.standard })}
        </h2>
        {payment.faults.length > 0 && (
          <div className="note note-caution">
            {payment.faults.map((fault) => (
              <p key={fault}>{documentsText('codeFault', { fault })}</p>
            ))}
          </div>
        )}
        <CodeFacts {...code} />
      </section>
    );
  });
}
