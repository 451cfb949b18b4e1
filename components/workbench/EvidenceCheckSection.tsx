import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { commonText } from '../../lib/texts/areas.ts';
import {
  checkEvidence,
  type EvidenceChange,
  type EvidenceCheck,
} from '../../lib/workbench/evidence.ts';
import { evidenceFileText } from '../../lib/workbench/texts.ts';
import { formatDateTime } from '../format/index.ts';
import { FilePicker, useLatestResult } from '../ui/index.ts';

type Unchanged = Extract<EvidenceCheck, { state: 'unchanged' }> & { readonly isOwn: boolean };

type Result = Unchanged | Exclude<EvidenceCheck, { state: 'unchanged' }>;

/** Size of the largest file that is checked: one of 20,000 answers has about 40 MB. */
const MAX_MEGABYTES = 250;

function changeText(change: EvidenceChange): string {
  if (change.kind === 'missing') return evidenceFileText('answerMissing', { n: change.n });
  const value = change.value ?? '…';
  if (change.kind === 'added') return evidenceFileText('answerAdded', { value });
  const { kind, n } = change;
  return evidenceFileText(kind === 'moved' ? 'answerMoved' : 'answerChanged', { n, value });
}

function Problem({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="note note-failure">
      <p className="note-title">{title}</p>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two added answers may have the same text
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}

const Changed = ({ reasons }: { reasons: readonly string[] }) => (
  <Problem
    title={evidenceFileText('changed')}
    lines={[...reasons, evidenceFileText('doNotRely')]}
  />
);

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
function EvidenceResult({ result }: { result: Result }) {
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
          lines={[evidenceFileText('unreadableAction', { megabytes: MAX_MEGABYTES })]}
        />
      );
    case 'header-changed':
      return <Changed reasons={[evidenceFileText('headerChanged')]} />;
    case 'answers-changed': {
      const more = result.isMore ? [evidenceFileText('moreChanges')] : [];
      return <Changed reasons={[...result.changes.map(changeText), ...more]} />;
    }
  }
}

async function readAndCheck(send: SendToBackground, file: File): Promise<Result> {
  try {
    if (file.size > MAX_MEGABYTES * 1_000_000) return { state: 'unreadable' };
    const check = await checkEvidence(file);
    if (check.state !== 'unchanged') return check;
    const known = await send('evidenceKey', {});
    return { ...check, isOwn: known.ok && known.value.publicKey === check.publicKey };
  } catch {
    return { state: 'unreadable' };
  }
}

export interface EvidenceCheckSectionProps {
  readonly send: SendToBackground;
  /** A file that was dropped on the page. */
  readonly dropped: File | null;
}

/** Checks an evidence file without a network, and says what it proves. */
export function EvidenceCheckSection({ send, dropped }: EvidenceCheckSectionProps) {
  const [result, setResult] = useState<Result | 'checking' | null>(null);
  const take = useLatestResult();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const check = (file: File) => {
    setResult('checking');
    void take(readAndCheck(send, file), setResult);
  };
  const checkDropped = useEffectEvent(check);
  useEffect(() => {
    if (dropped) checkDropped(dropped);
  }, [dropped]);
  return (
    <section className="evidence" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {evidenceFileText('checkHeading')}
      </h2>
      <p className="hint">{evidenceFileText('checkLead')}</p>
      <p>
        <FilePicker
          label={evidenceFileText('chooseFile')}
          inputLabel={evidenceFileText('chooseFile')}
          accept=".jsonl"
          onFiles={([file]) => check(file)}
        />
      </p>
      <div role="status">
        {result === 'checking' && <p className="hint">{commonText('checking')}</p>}
        {result !== null && result !== 'checking' && <EvidenceResult result={result} />}
      </div>
    </section>
  );
}
