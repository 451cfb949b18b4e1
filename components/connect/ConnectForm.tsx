import { type FormEvent, useId, useState } from 'react';
import { requestLookupPermissions, type SendToBackground } from '../../lib/extension/index.ts';
import type { Settings, Usage } from '../../lib/extension/schemas/index.ts';
import { connectText } from '../../lib/texts/areas.ts';
import { LockNote, settingElementId, useLockedSettings } from '../settings/index.ts';
import { ConfirmButton, FailureNote, ToneIcon } from '../ui/index.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { AutoEmailChoice } from './AutoEmailChoice.tsx';
import { adviceFor, KeyState } from './KeyState.tsx';
import { KeyStorageChoice } from './KeyStorageChoice.tsx';
import { TeamQuotaList } from './TeamQuotaList.tsx';
import { useConnection } from './use-connection.ts';
import { useRefusedField } from './use-refused-field.ts';

export interface ConnectFormProps {
  readonly send: SendToBackground;
  readonly settings: Settings;
  readonly save: (patch: Partial<Settings>) => Promise<void>;
  /** Called after connecting, which may have changed settings. */
  readonly onConnected: () => void;
  /** Requests the browser's permission to send lookups to the address; requires a user gesture. */
  readonly permit?: (baseUrl: string) => Promise<boolean>;
}

function savedMessage(remaining: number | undefined): string {
  if (remaining === undefined) return connectText('savedAndVerified');
  if (remaining <= 0) return connectText('savedWithoutCredits');
  return connectText('savedAndVerifiedLeft', { count: remaining });
}

/** The key is valid; warns if the account has no credits. */
function VerifiedNote({
  usage,
  leftOut,
  baseUrl,
}: {
  usage: Usage;
  leftOut: string | null;
  baseUrl: string;
}) {
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
        {leftOut !== null && (
          <p>{connectText('addressCorrected', { part: leftOut, address: baseUrl })}</p>
        )}
        {isEmpty && <p>{connectText('withoutCreditsMeans')}</p>}
        <TeamQuotaList team={usage.team} />
        <AccountFacts usage={usage} />
      </div>
    </div>
  );
}

/** Base URL and key. The key goes to the background once and is never read back. */
export function ConnectForm(props: ConnectFormProps) {
  const { send, settings, save, onConnected, permit = requestLookupPermissions } = props;
  const { connection, usage, leftOut, failure, busy, connect, forget } = useConnection(send);
  const { keyInput, urlInput, refused, onRefused, onEdited } = useRefusedField(failure);
  /** Null: the stored URL is shown. A failure keeps the typed text. */
  const [typedUrl, setTypedUrl] = useState<string | null>(null);
  const [key, setKey] = useState('');
  const [isKeyShown, setKeyShown] = useState(false);
  const [chosenKeep, setKeep] = useState<'disk' | 'session' | null>(null);
  /** The address that was last submitted; the confirmation applies to no other. */
  const [submittedUrl, setSubmittedUrl] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [accepts, setAccepts] = useState<boolean | null>(null);
  const id = useId();
  const locked = useLockedSettings();
  if (!connection) return failure ? <FailureNote failure={failure} /> : null;

  const { set: isKeySet } = connection.key;
  const baseUrl = typedUrl ?? connection.baseUrl;
  const keep = chosenKeep ?? (connection.key.set ? connection.key.keep : 'disk');
  // Consent is for one account, so the box starts unticked without a key and for another address.
  const isOwnAddress = isKeySet && baseUrl.trim() === connection.baseUrl;
  const autoEmail = accepts ?? (isOwnAddress && settings.autoAccepted);

  /** `otherScript`: the person has seen the address in ASCII and confirmed it. */
  const connectTyped = async (confirmation: { otherScript?: true } = {}) => {
    if (busy) return;
    const typed = key.trim();
    const body = { baseUrl: baseUrl.trim(), keep, autoEmail, ...confirmation };
    setSubmittedUrl(baseUrl);
    // Must come before any await: browsers ask only during the user gesture.
    const isPermitted = await permit(baseUrl);
    setRefused(!isPermitted);
    if (!isPermitted) return;
    const isConnected = await connect(typed === '' ? body : { ...body, key: typed });
    if (!isConnected) return onRefused();
    setTypedUrl(null);
    setKey('');
    setKeyShown(false);
    setAccepts(null);
    onConnected();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void connectTyped();
  };

  const chooseAuto = (next: boolean) => {
    if (isOwnAddress) void save({ autoAccepted: next });
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
          ref={urlInput}
          aria-invalid={refused === 'url'}
          aria-describedby={`${id}-url ${id}-failure`}
          onChange={(event) => {
            setTypedUrl(event.target.value);
            onEdited();
          }}
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
            type={isKeyShown ? 'text' : 'password'}
            autoComplete="off"
            spellCheck={false}
            value={key}
            placeholder={isKeySet ? connectText('leaveEmptyToKeepKey') : ''}
            ref={keyInput}
            aria-invalid={refused === 'key'}
            aria-describedby={`${id}-failure`}
            onChange={(event) => {
              setKey(event.target.value);
              onEdited();
            }}
          />
          <button
            type="button"
            className="secondary"
            aria-pressed={isKeyShown}
            aria-label={connectText('showKey')}
            onClick={() => setKeyShown(!isKeyShown)}
          >
            {connectText(isKeyShown ? 'hide' : 'show')}
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
        {isKeySet && !locked.has('key') && (
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
      {failure && (
        <FailureNote failure={{ ...failure, action: adviceFor(failure) }} id={`${id}-failure`} />
      )}
      {failure?.kind === 'other-script' && submittedUrl === baseUrl && (
        <button
          type="button"
          className="danger"
          aria-disabled={busy}
          onClick={() => void connectTyped({ otherScript: true })}
        >
          {connectText('useThisAddress')}
        </button>
      )}
      <div role="status">
        {usage && <VerifiedNote usage={usage} leftOut={leftOut} baseUrl={connection.baseUrl} />}
      </div>
    </form>
  );
}
