import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Connection, Usage } from '../../lib/extension/schemas/index.ts';
import { commonText, connectText, optionsText } from '../../lib/texts/areas.ts';
import {
  goTo,
  type SettingsAddress,
  settingElementId,
  useLockedSettings,
} from '../settings/index.ts';
import { FailureNote, ToneIcon, TopUpLink, useAsked } from '../ui/index.ts';
import { AccountFacts, TeamQuotaList } from './AccountFacts.tsx';
import { adviceFor, ConnectForm, type ConnectFormProps } from './ConnectForm.tsx';

interface AccountRowProps {
  readonly connection: Connection;
  /** The account's name; undefined if the API has not said it. */
  readonly name: string | undefined;
  /** Whether the form is shown below. */
  readonly isFormOpen: boolean;
  /** The form says what is wrong now. */
  readonly isExplained: boolean;
  /** Closes the form. */
  readonly onCancel: () => void;
}

/** The account, its credits and key, what is wrong with it, if anything, and a link to the form. */
function AccountRow(props: AccountRowProps) {
  const { connection, name, isFormOpen, isExplained, onCancel } = props;
  const { key, trouble, baseUrl, creditsLeft } = connection;
  if (!key.set) return <p className="hint">{connectText('noKey')}</p>;
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
  return (
    <div className="account-row">
      <ToneIcon tone={trouble ? 'caution' : 'good'} />
      <div>
        <p>
          <strong>{name ?? host}</strong>
          {creditsLeft !== undefined && ` · ${commonText('credits', { count: creditsLeft })}`}
        </p>
        <p className="hint">
          {connectText.rich('keyStored', {
            endsIn: key.endsIn,
            storage: key.keep,
            b: (inner) => (
              <strong key="b" className="value">
                {inner}
              </strong>
            ),
          })}
        </p>
        {trouble && !isExplained && (
          <>
            <p>{trouble.message}</p>
            <p>{adviceFor(trouble)}</p>
            {trouble.kind === 'payment-required' && <TopUpLink />}
          </>
        )}
      </div>
      {isFormOpen ? (
        <button type="button" className="quiet" onClick={onCancel}>
          {commonText('cancel')}
        </button>
      ) : (
        <a href={`#${settingElementId('key')}`}>{connectText('change')}</a>
      )}
    </div>
  );
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
      <ToneIcon tone={isEmpty ? 'caution' : 'good'} label={null} />
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

export interface AccountSectionProps
  extends Pick<ConnectFormProps, 'account' | 'settings' | 'save' | 'onConnected' | 'permit'> {
  readonly send: SendToBackground;
  readonly address: SettingsAddress;
}

/**
 * The account as one row. The form opens without a key, and where the address names one of its inputs; it
 * stays after a failure, so that what was entered can be mended.
 */
export function AccountSection({ send, address, ...form }: AccountSectionProps) {
  const { connection, usage, leftOut, failure, isRefused, dismiss } = form.account;
  const { value: stored } = useAsked(send, 'usage', { refresh: false });
  const isUrlLocked = useLockedSettings().has('baseUrl');
  const linkedUrl = isUrlLocked ? undefined : address.baseUrl;
  const isAsked = address.section === 'connection' && address.setting !== undefined;
  const isFormOpen = connection !== null && (isAsked || isRefused || !connection.key.set);
  return (
    <section className="section" aria-labelledby="connection">
      <h2 id="connection">{optionsText('sectionConnection')}</h2>
      {connection && (
        <AccountRow
          connection={connection}
          name={(usage ?? stored?.usage)?.account?.name}
          isFormOpen={isFormOpen}
          isExplained={isFormOpen && failure !== null}
          onCancel={() => {
            dismiss();
            goTo('#connection');
          }}
        />
      )}
      {isFormOpen && (
        <ConnectForm key={linkedUrl} {...form} connection={connection} linkedUrl={linkedUrl} />
      )}
      {!connection && failure && <FailureNote failure={failure} />}
      <div role="status">
        {connection && usage && (
          <VerifiedNote usage={usage} leftOut={leftOut} baseUrl={connection.baseUrl} />
        )}
      </div>
    </section>
  );
}
