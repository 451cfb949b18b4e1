/** Writes payments as ISO 20022 messages, as programs and banks write them. */
import { decimal, type MadeFile, type MadePayment } from './make-payments.ts';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const tag = (name: string, content: string): string =>
  content === '' ? '' : `<${name}>${content}</${name}>`;
const leaf = (name: string, text: string): string => tag(name, escaped(text));

/** Version of a message, such as 9 of pain.001.001.09. */
const versionOf = (format: string): number => Number(format.split('.')[3]);

const NAMESPACES: Readonly<Record<string, string>> = {
  'pain.001.001.03.ch.02': 'http://www.six-interbank-clearing.com/de/pain.001.001.03.ch.02.xsd',
  'pain.008.001.02.ch.03': 'http://www.six-interbank-clearing.com/de/pain.008.001.02.ch.03.xsd',
};
const namespaceOf = (format: string): string =>
  NAMESPACES[format] ?? `urn:iso:std:iso:20022:tech:xsd:${format}`;

export interface WriteOptions {
  /** Of every element, such as "p:". */
  readonly prefix?: string;
  /** The file states no sums. */
  readonly isWithoutSums?: boolean;
  readonly encoding?: string;
}

function documentOf(
  format: string,
  content: string,
  { prefix = '', encoding = 'UTF-8' }: WriteOptions,
) {
  const named = prefix === '' ? '' : `:${prefix.slice(0, -1)}`;
  const plain = `<Document xmlns="${namespaceOf(format)}">${content}</Document>`;
  const text =
    prefix === ''
      ? plain
      : plain.replace(/<(\/?)(?=[A-Z])/g, `<$1${prefix}`).replace(' xmlns=', ` xmlns${named}=`);
  return `<?xml version="1.0" encoding="${encoding}"?>\n${text}`;
}

const agent = (name: string, bic: string, version: number, since: number): string =>
  tag(
    name,
    tag(
      'FinInstnId',
      bic === ''
        ? tag('Othr', leaf('Id', 'NOTPROVIDED'))
        : leaf(version >= since ? 'BICFI' : 'BIC', bic),
    ),
  );

const remittance = ({ reference, text }: MadePayment): string =>
  tag(
    'RmtInf',
    reference === ''
      ? leaf('Ustrd', text)
      : tag(
          'Strd',
          tag(
            'CdtrRefInf',
            tag('Tp', tag('CdOrPrtry', leaf('Cd', 'SCOR'))) + leaf('Ref', reference),
          ),
        ),
  );

const account = (name: string, iban: string): string => tag(name, tag('Id', leaf('IBAN', iban)));
const amount = (name: string, cents: number, currency: string): string =>
  `<${name} Ccy="${currency}">${decimal(cents)}</${name}>`;

const totals = (
  stated: { count: number; cents: number },
  { isWithoutSums }: WriteOptions,
): string =>
  leaf('NbOfTxs', String(stated.count)) +
  (isWithoutSums ? '' : leaf('CtrlSum', decimal(stated.cents)));

/** Credit transfers. @param format such as "pain.001.001.09" */
export function pain001(file: MadeFile, format: string, options: WriteOptions = {}): string {
  const version = versionOf(format);
  const since = format.startsWith('pain.001.001') ? 4 : 99;
  const day = (date: string) => (version >= 8 && since < 99 ? leaf('Dt', date) : date);
  const blocks = file.blocks.map(({ id, payments, stated }) =>
    tag(
      'PmtInf',
      leaf('PmtInfId', id) +
        leaf('PmtMtd', 'TRF') +
        totals(stated, options) +
        tag('ReqdExctnDt', day(payments[0]?.date ?? '2026-01-01')) +
        tag('Dbtr', leaf('Nm', file.ownName)) +
        account('DbtrAcct', file.own) +
        agent('DbtrAgt', '', version, since) +
        payments
          .map((payment) =>
            tag(
              'CdtTrfTxInf',
              tag('PmtId', leaf('EndToEndId', payment.id)) +
                tag('Amt', amount('InstdAmt', payment.cents, payment.currency)) +
                agent('CdtrAgt', payment.bic, version, since) +
                tag('Cdtr', leaf('Nm', payment.name)) +
                (payment.iban === '' ? '' : account('CdtrAcct', payment.iban)) +
                remittance(payment),
            ),
          )
          .join(''),
    ),
  );
  const header =
    leaf('MsgId', 'M-1') + leaf('CreDtTm', '2026-03-01T10:00:00') + totals(file.stated, options);
  const content =
    tag('GrpHdr', header + tag('InitgPty', leaf('Nm', file.ownName))) + blocks.join('');
  return documentOf(format, tag('CstmrCdtTrfInitn', content), options);
}

/** Direct debits. */
export function pain008(file: MadeFile, format: string, options: WriteOptions = {}): string {
  const version = versionOf(format);
  const since = format.startsWith('pain.008.001') ? 3 : 99;
  const blocks = file.blocks.map(({ id, payments, stated }) =>
    tag(
      'PmtInf',
      leaf('PmtInfId', id) +
        leaf('PmtMtd', 'DD') +
        totals(stated, options) +
        leaf('ReqdColltnDt', payments[0]?.date ?? '2026-01-01') +
        tag('Cdtr', leaf('Nm', file.ownName)) +
        account('CdtrAcct', file.own) +
        payments
          .map((payment, i) =>
            tag(
              'DrctDbtTxInf',
              tag('PmtId', leaf('EndToEndId', payment.id)) +
                amount('InstdAmt', payment.cents, payment.currency) +
                tag('DrctDbtTx', tag('MndtRltdInf', leaf('MndtId', `MANDATE-${i}`))) +
                agent('DbtrAgt', payment.bic, version, since) +
                tag('Dbtr', leaf('Nm', payment.name)) +
                (payment.iban === '' ? '' : account('DbtrAcct', payment.iban)) +
                remittance(payment),
            ),
          )
          .join(''),
    ),
  );
  const header = leaf('MsgId', 'M-1') + totals(file.stated, options);
  return documentOf(
    format,
    tag('CstmrDrctDbtInitn', tag('GrpHdr', header) + blocks.join('')),
    options,
  );
}

const MESSAGES: Readonly<Record<string, readonly [string, string]>> = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
};

const side = (isDebit: boolean): string => leaf('CdtDbtInd', isDebit ? 'DBIT' : 'CRDT');

function transactionOf(file: MadeFile, payment: MadePayment, version: number): string {
  const party = (name: string) => (version >= 8 ? tag('Pty', leaf('Nm', name)) : leaf('Nm', name));
  const own = { party: party(file.ownName), iban: file.own };
  const other = { party: party(payment.name), iban: payment.iban };
  const [debtor, creditor] = payment.isPaid ? [own, other] : [other, own];
  const agents = tag(
    payment.isPaid ? 'CdtrAgt' : 'DbtrAgt',
    tag('FinInstnId', leaf(version >= 3 ? 'BICFI' : 'BIC', payment.bic)),
  );
  return tag(
    'TxDtls',
    tag('Refs', leaf('EndToEndId', payment.id)) +
      amount('Amt', payment.cents, payment.currency) +
      side(payment.isPaid) +
      tag(
        'RltdPties',
        tag('Dbtr', debtor.party) +
          account('DbtrAcct', debtor.iban) +
          tag('Cdtr', creditor.party) +
          account('CdtrAcct', creditor.iban),
      ) +
      (payment.bic === '' ? '' : tag('RltdAgts', agents)) +
      remittance(payment),
  );
}

export interface CamtOptions extends WriteOptions {
  /** All payments of a side are one booking. */
  readonly isBatch?: boolean;
}

/** @param format such as "camt.053.001.08" */
export function camt(file: MadeFile, format: string, options: CamtOptions = {}): string {
  const version = versionOf(format);
  const [message = '', statement = ''] = MESSAGES[format.slice(0, 8)] ?? [];
  const payments = file.blocks.flatMap((block) => block.payments);
  const entries = options.isBatch
    ? [payments.filter(({ isPaid }) => isPaid), payments.filter(({ isPaid }) => !isPaid)]
    : payments.map((payment) => [payment]);
  const status = version >= 7 ? tag('Sts', leaf('Cd', 'BOOK')) : leaf('Sts', 'BOOK');
  const balance = (code: string, cents: number) =>
    tag(
      'Bal',
      tag('Tp', tag('CdOrPrtry', leaf('Cd', code))) +
        amount('Amt', Math.abs(cents), 'EUR') +
        side(cents < 0) +
        tag('Dt', leaf('Dt', '2026-01-31')),
    );
  const content = entries
    .filter(({ length }) => length > 0)
    .map((group) =>
      tag(
        'Ntry',
        amount(
          'Amt',
          group.reduce((sum, { cents }) => sum + cents, 0),
          'EUR',
        ) +
          side(group[0]?.isPaid === true) +
          status +
          tag('BookgDt', leaf('Dt', group[0]?.date ?? '')) +
          tag('NtryDtls', group.map((payment) => transactionOf(file, payment, version)).join('')) +
          leaf('AddtlNtryInf', 'SEPA'),
      ),
    )
    .join('');
  const hasBalances = format.startsWith('camt.053');
  return documentOf(
    format,
    tag(
      message,
      tag('GrpHdr', leaf('MsgId', 'S-1')) +
        tag(
          statement,
          leaf('Id', 'S-1') +
            account('Acct', file.own) +
            (hasBalances ? balance('OPBD', file.opening) + balance('CLBD', file.closing) : '') +
            content,
        ),
    ),
    options,
  );
}
