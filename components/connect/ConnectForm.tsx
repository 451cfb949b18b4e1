import { type FormEvent, useId, useState } from 'react';
import { requestLookupPermissions, type SendToBackground } from '../../lib/extension/index.ts';
import type { Connection, Settings, Usage } from '../../lib/extension/schemas/index.ts';
import { connectText } from '../../lib/texts/connect.ts';
import { LockNote, settingElementId, useLockedSettings } from '../settings/index.ts';
import { ConfirmButton, FailureNote, ToneIcon } from '../ui/index.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { AutoEmailChoice } from './AutoEmailChoice.tsx';
import { KeyStorageChoice } from './KeyStorageChoice.tsx';
import { useConnection } from './use-connection.ts';

export interface ConnectFormProps {
  readonly send: SendToBackground;
  readonly settings: Settings;
  readonly save: (patch: Partial<Settings>) => Promise<void>;
  /** Settings may have changed with the connection. */
  readonly onConnected: () => void;
  /** Asks the browser whether lookups may transmit what they are about; by a press alone. */
  readonly permit?: (baseUrl: string) => Promise<boolean>;
}

function KeyState({ connection }: { connection: Connection }) {
  const { key, trouble } = connection;
  if (!key.set) return <p className="hint">{connectText('noKeySet')}</p>;
  return (
    <p className="key-state">
      <ToneIcon
        tone={trouble ? 'caution' : 'good'}
        label={connectText(trouble ? 'trouble' : 'set')}
      />
      <span>
        {connectText.rich(trouble ? 'keySetTroubled' : 'keySet', {
          endsIn: key.endsIn,
          keep: key.keep,
          b: (inner) => (
            <strong key="b" className="value">
              {inner}
            </strong>
          ),
        })}
        {trouble && ` ${trouble.message} ${trouble.action}`}
      </span>
    </p>
  );
}

function savedMessage(remaining: number | undefined): string {
  if (remaining === undefined) return connectText('savedAndVerified');
  if (remaining <= 0) return connectText('savedWithoutCredits');
  return connectText('savedAndVerifiedLeft', { count: remaining });
}

/** The key is right; without credits that is only half of what is needed. */
function VerifiedNote({ usage }: { usage: Usage }) {
  const { remaining } = usage;
  const isEmpty = remaining !== undefined && remaining <= 0;
  return (
    <div className={isEmpty ? 'note note-caution' : 'note note-good'}>
      <ToneIcon
        tone={isEmpty ? 'caution' : 'good'}
        label={connectText(isEmpty ? 'noCredits' : 'verified')}
      />
      <div className="note-body">
        <p className="note-title">{savedMessage(remaining)}</p>
        {isEmpty && <p>{connectText('withoutCreditsMeans')}</p>}
        <AccountFacts usage={usage} />
      </div>
    </div>
  );
}

/** Base URL and key: typed here, sent to the background once, never read back. */
export function ConnectForm(props: ConnectFormProps) {
  const { send, settings, save, onConnected, permit = requestLookupPermissions } = props;
  const { connection, usage, failure, busy, connect, forget } = useConnection(send);
  /** null: as the connection has it. What was typed stays, whatever happens to it. */
  const [typedUrl, setTypedUrl] = useState<string | null>(null);
  const [key, setKey] = useState('');
  const [shown, setShown] = useState(false);
  const [chosenKeep, setKeep] = useState<'disk' | 'session' | null>(null);
  /** The address that was asked about, as it stood there: no other is confirmed with it. */
  const [asked, setAsked] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [accepts, setAccepts] = useState<boolean | null>(null);
  const id = useId();
  const locked = useLockedSettings();
  if (!connection) return failure ? <FailureNote failure={failure} /> : null;

  const { set } = connection.key;
  const baseUrl = typedUrl ?? connection.baseUrl;
  const keep = chosenKeep ?? (connection.key.set ? connection.key.keep : 'disk');
  const autoEmail = accepts ?? (set ? settings.autoAccepted : true);

  /** `otherScript`: the person was shown the address in ASCII. */
  const connectTyped = async (more: { otherScript?: true } = {}) => {
    if (busy) return;
    const typed = key.trim();
    const body = { baseUrl: baseUrl.trim(), keep, autoEmail, ...more };
    setAsked(baseUrl);
    // Browsers ask within the press alone: nothing is awaited before it.
    const permitted = await permit(baseUrl);
    setRefused(!permitted);
    if (!permitted) return;
    const done = await connect(typed === '' ? body : { ...body, key: typed });
    if (!done) return;
    setTypedUrl(null);
    setKey('');
    setShown(false);
    setAccepts(null);
    onConnected();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void connectTyped();
  };

  const chooseAuto = (next: boolean) => {
    if (set) void save({ autoAccepted: next });
    else setAccepts(next);
  };

  return (
    <form className="form" onSubmit={submit} noValidate autoComplete="off">
      <KeyState connection={connection} />
      <label className="field">
        <span>{connectText('baseUrl')}</span>
        <input
          id={settingElementId('baseUrl')}
          type="url"
          inputMode="url"
          spellCheck={false}
          value={baseUrl}
          placeholder="https://"
          disabled={locked.has('baseUrl')}
          aria-describedby={`${id}-url ${id}-failure`}
          onChange={(event) => setTypedUrl(event.target.value)}
        />
      </label>
      <p className="hint" id={`${id}-url`}>
        {connectText('baseUrlMeans')} <LockNote locked={locked.has('baseUrl')} />
      </p>
      <div className="field">
        <label htmlFor={settingElementId('key')}>
          {connectText('key')} <LockNote locked={locked.has('key')} />
        </label>
        <div className="joined">
          <input
            id={settingElementId('key')}
            disabled={locked.has('key')}
            type={shown ? 'text' : 'password'}
            autoComplete="off"
            spellCheck={false}
            value={key}
            placeholder={set ? connectText('keyStays') : ''}
            aria-describedby={`${id}-failure`}
            onChange={(event) => setKey(event.target.value)}
          />
          <button
            type="button"
            className="secondary"
            aria-pressed={shown}
            aria-label={connectText('showTyped')}
            onClick={() => setShown(!shown)}
          >
            {connectText(shown ? 'hide' : 'show')}
          </button>
        </div>
      </div>
      <KeyStorageChoice keep={keep} onChange={setKeep} />
      <AutoEmailChoice
        checked={autoEmail}
        disabled={locked.has('autoAccepted')}
        perDay={settings.budget.autoPerDay}
        onChange={chooseAuto}
      />
      <div className="actions">
        <button type="submit" className="primary" aria-disabled={busy}>
          {connectText(busy ? 'verifying' : 'saveAndVerify')}
        </button>
        {set && !locked.has('key') && (
          <ConfirmButton
            label={connectText('forgetKey')}
            confirm={connectText('forgetKeyConfirm')}
            onConfirm={forget}
          />
        )}
        <span className="hint">{connectText('verifyingIsFree')}</span>
      </div>
      {isRefused && (
        <p className="hint hint-bad" role="alert">
          {connectText('sendingNotAllowed')}
        </p>
      )}
      {failure && <FailureNote failure={failure} id={`${id}-failure`} />}
      {failure?.kind === 'other-script' && asked === baseUrl && (
        <button
          type="button"
          className="danger"
          aria-disabled={busy}
          onClick={() => void connectTyped({ otherScript: true })}
        >
          {connectText('useThisAddress')}
        </button>
      )}
      <div role="status">{usage && <VerifiedNote usage={usage} />}</div>
    </form>
  );
}
