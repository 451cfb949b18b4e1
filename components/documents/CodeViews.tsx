/** What payment codes say, and where it differs from what people read. */
import type {
  CheckedCode,
  CheckedDocument,
  CodeDifference,
  DocumentValue,
} from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import type { Note } from '../../lib/domain/index.ts';
import { DifferingValues, GroupedValue } from '../lookup/index.ts';

const IBAN_GROUP = 4;
const compact = (iban: string): string => iban.replace(/\s/g, '');

const titleOf = ({ name, against }: CodeDifference): string =>
  documentsText('codeDifference', { field: name, against });

/** Where the other values of a difference are. */
const placeOf = (against: CodeDifference['against']): string =>
  against === 'code'
    ? documentsText('inCode', { which: 'other' })
    : documentsText(against === 'page' ? 'onPage' : 'inData');

const valuesOf = ({ name, inCode, others }: CodeDifference) => {
  const written = (value: string) => (name === 'iban' ? compact(value) : value);
  return { inCode: written(inCode), others: others.map(written) };
};

export interface CodeDifferenceNoteProps {
  readonly difference: CodeDifference;
  readonly isHeading: boolean;
}

/** A code pays something else: both values, with what differs marked. */
export function CodeDifferenceNote({ difference, isHeading }: CodeDifferenceNoteProps) {
  const { name, against } = difference;
  const { inCode, others } = valuesOf(difference);
  return (
    <DifferingValues
      title={titleOf(difference)}
      isHeading={isHeading}
      groupLength={name === 'iban' ? IBAN_GROUP : Number.POSITIVE_INFINITY}
      values={[
        { label: documentsText('inCode', { which: 'first' }), value: inCode },
        ...others.map((value) => ({ label: placeOf(against), value })),
      ]}
    >
      {isHeading && <p>{documentsText('askSeller')}</p>}
    </DifferingValues>
  );
}

/** A value that a code differs in, as its detail shows it. */
export function codeDifferenceNote({ codeDifference, isInCode }: DocumentValue): Note | undefined {
  if (!codeDifference) return undefined;
  const { inCode, others } = valuesOf(codeDifference);
  const [code, place] = [
    documentsText('inCode', { which: 'first' }),
    placeOf(codeDifference.against),
  ];
  const title = titleOf(codeDifference);
  return {
    reason: 'differs-from-code',
    headline: title,
    other: {
      title,
      here: isInCode ? code : place,
      source: isInCode ? place : code,
      known: isInCode ? others : [inCode],
      advice: documentsText('askSeller'),
    },
  };
}

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
