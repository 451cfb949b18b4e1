import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { checkEvidence } from '../../lib/workbench/evidence/index.ts';
import { evidenceFileText } from '../../lib/workbench/texts.ts';
import { FilePicker, useLatestResult } from '../ui/index.ts';
import { EvidenceResult, type EvidenceResultProps } from './EvidenceResult.tsx';

/** A file of 20,000 answers has about 40 MB. */
export const MAX_EVIDENCE_MEGABYTES = 250;

async function readAndCheck(
  send: SendToBackground,
  file: File,
): Promise<EvidenceResultProps['result']> {
  try {
    if (file.size > MAX_EVIDENCE_MEGABYTES * 1_000_000) return { state: 'unreadable' };
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
  const [result, setResult] = useState<EvidenceResultProps['result'] | 'checking' | null>(null);
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
          onFile={check}
        />
      </p>
      <div role="status">
        {result === 'checking' && <p className="hint">{commonText('checking')}</p>}
        {result !== null && result !== 'checking' && (
          <EvidenceResult result={result} megabytes={MAX_EVIDENCE_MEGABYTES} />
        )}
      </div>
    </section>
  );
}
