import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import { requestLookupPermissions } from '../../lib/extension/index.ts';
import type { Connection, Settings } from '../../lib/extension/schemas/index.ts';
import { commonText, connectText } from '../../lib/texts/areas.ts';
import { LockNote, settingElementId, useLockedSettings } from '../settings/index.ts';
import { ConfirmButton, FailureNote } from '../ui/index.ts';
import { AutoEmailChoice, KeyStorageChoice } from './ConnectChoices.tsx';
import { type ConnectionHandle, useRefusedField } from './use-connection.ts';

export interface ConnectFormProps {
  readonly account: ConnectionHandle;
  readonly connection: Connection;
  /** Filled in by a link; undefined: the stored URL. */
  readonly linkedUrl: string | undefined;
  readonly settings: Settings;
  readonly save: (patch: Partial<Settings>) => Promise<void>;
  /** Called after connecting, which may have changed settings. */
  readonly onConnected: () => void;
  /** Requests the browser's permission to send lookups to the address; requires a user gesture. */
  readonly permit?: (baseUrl: string) => Promise<boolean>;
}

/** Base URL and key. The key goes to the background once and is never read back. */
export function ConnectForm(props: ConnectFormProps) {
  const { connection, settings, save, onConnected, permit = requestLookupPermissions } = props;
  const { failure, busy, connect, forget } = props.account;
  const { keyInput, urlInput, refused, onRefused, onEdited } = useRefusedField(failure);
  const [baseUrl, setBaseUrl] = useState(props.linkedUrl ?? connection.baseUrl);
  const [key, setKey] = useState('');
  const [isKeyShown, setKeyShown] = useState(false);
  const [chosenKeep, setKeep] = useState<'disk' | 'session' | null>(null);
  /** The address that was last submitted; the confirmation applies to no other. */
  const [submittedUrl, setSubmittedUrl] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [accepts, setAccepts] = useState<boolean | null>(null);
  const note = useRef<HTMLDivElement>(null);
  const id = useId();
  const locked = useLockedSettings();

  const { set: isKeySet } = connection.key;
  const keep = chosenKeep ?? (connection.key.set ? connection.key.keep : 'disk');
  // Consent is for one account, so the box starts unticked without a key and for another address.
  const isOwnAddress = isKeySet && baseUrl.trim() === connection.baseUrl;
  const autoEmail = accepts ?? (isOwnAddress && settings.autoAccepted);

  /** `otherScript`: the person has seen the address in ASCII and confirmed it. */
  const connectTyped = async (confirmation: { otherScript?: true } = {}) => {
    if (busy) return;
    const body = { baseUrl: baseUrl.trim(), keep, autoEmail, ...confirmation };
    setSubmittedUrl(baseUrl);
    // Must come before any await: browsers ask only during the user gesture.
    const isPermitted = await permit(baseUrl);
    setRefused(!isPermitted);
    if (!isPermitted) return;
    const isConnected = await connect(key.trim() === '' ? body : { ...body, key });
    if (isConnected) onConnected();
    else onRefused();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void connectTyped();
  };

  useEffect(() => {
    if (failure) note.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const chooseAuto = (next: boolean) => {
    if (isOwnAddress) void save({ autoAccepted: next });
    else setAccepts(next);
  };

  return (
    <form className="form" onSubmit={submit} noValidate autoComplete="off">
      {isRefused && (
        <p className="hint hint-bad" role="alert">
          {connectText('sendingNotAllowed')}
        </p>
      )}
      {failure && (
        <div ref={note}>
          <FailureNote failure={{ ...failure, action: adviceFor(failure) }} id={`${id}-failure`} />
        </div>
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
            setBaseUrl(event.target.value);
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
            {commonText(isKeyShown ? 'hide' : 'show')}
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
    </form>
  );
}

/** What to do after a failure. Other pages refer to the settings; this page has the form itself. */
export function adviceFor({ kind, action }: Pick<Failure, 'kind' | 'action'>): string {
  switch (kind) {
    case 'invalid-key':
      return connectText('checkKeyHere');
    case 'no-key':
      return connectText('enterKeyHere');
    case 'not-allowed':
      return connectText('allowHere');
    default:
      return action;
  }
}
