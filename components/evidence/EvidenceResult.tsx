import type { EvidenceCheck } from '../../lib/models/evidence/index.ts';
import { evidenceFileText } from '../../lib/texts/evidence.ts';
import { formatDateTime } from '../format/index.ts';

type Unchanged = Extract<EvidenceCheck, { state: 'unchanged' }> & { readonly isOwn: boolean };
type Changed = Exclude<EvidenceCheck, { state: 'unchanged' | 'not-evidence' }>;

export interface EvidenceResultProps {
  readonly result: Unchanged | Changed | { readonly state: 'not-evidence' | 'unreadable' };
  /** Size of the largest file that is checked. */
  readonly megabytes: number;
}

function reasonOf(change: Changed): string {
  switch (change.state) {
    case 'header-changed':
      return evidenceFileText('headerChanged');
    case 'cut':
      return evidenceFileText('endMissing');
    case 'signature-wrong':
      return evidenceFileText('signatureWrong');
    case 'entry-changed': {
      const { n, value } = change;
      return value === null
        ? evidenceFileText('entryChanged', { n })
        : evidenceFileText('entryAboutChanged', { n, value });
    }
  }
}

function Problem({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="note note-failure">
      <p className="note-title">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function Proof({ file }: { file: Unchanged }) {
  const { list, written, entries, withoutBody, fingerprint, isOwn } = file;
  const when = formatDateTime(Date.parse(written));
  const notProved = [
    evidenceFileText('answersRight'),
    evidenceFileText('timesRight'),
    evidenceFileText('allAnswers'),
    ...(isOwn ? [] : [evidenceFileText('whoWrote')]),
  ];
  return (
    <>
      <div className="note note-good">
        <p className="note-title">{evidenceFileText('unchanged')}</p>
        <p>{evidenceFileText('fileAbout', { count: entries, list, when })}</p>
        {withoutBody > 0 && <p>{evidenceFileText('withoutBody', { count: withoutBody })}</p>}
      </div>
      <h3>{evidenceFileText('proves')}</h3>
      <p>{evidenceFileText('noChange')}</p>
      <h3>{evidenceFileText('doesNotProve')}</h3>
      <ul>
        {notProved.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{evidenceFileText('fingerprint')}</h3>
      <p className="evidence-key">{fingerprint}</p>
      <p className="hint">{evidenceFileText(isOwn ? 'signedHere' : 'signedElsewhere')}</p>
    </>
  );
}

/** What the check of an evidence file found. */
export function EvidenceResult({ result, megabytes }: EvidenceResultProps) {
  switch (result.state) {
    case 'unchanged':
      return <Proof file={result} />;
    case 'not-evidence':
      return (
        <Problem
          title={evidenceFileText('notEvidence')}
          lines={[evidenceFileText('notEvidenceAction')]}
        />
      );
    case 'unreadable':
      return (
        <Problem
          title={evidenceFileText('unreadable')}
          lines={[evidenceFileText('unreadableAction', { megabytes })]}
        />
      );
    default:
      return (
        <Problem
          title={evidenceFileText('changed')}
          lines={[reasonOf(result), evidenceFileText('doNotRely')]}
        />
      );
  }
}
