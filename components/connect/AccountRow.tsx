import type { Failure } from '../../lib/domain/index.ts';
import type { Connection } from '../../lib/extension/schemas/index.ts';
import { commonText, connectText } from '../../lib/texts/areas.ts';
import { settingElementId } from '../settings/index.ts';
import { ToneIcon, TopUpLink } from '../ui/index.ts';

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

export interface AccountRowProps {
  readonly connection: Connection;
  /** The account's name; undefined if the API has not said it. */
  readonly name: string | undefined;
  /** Whether the form is shown below. */
  readonly isFormOpen: boolean;
}

/** The account, its credits and key, what is wrong with it, if anything, and a link to the form. */
export function AccountRow({ connection, name, isFormOpen }: AccountRowProps) {
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
        {trouble && <p>{trouble.message}</p>}
        {trouble && <p>{adviceFor(trouble)}</p>}
        {trouble?.kind === 'payment-required' && <TopUpLink />}
      </div>
      <a href={isFormOpen ? '#connection' : `#${settingElementId('key')}`}>
        {isFormOpen ? commonText('cancel') : connectText('change')}
      </a>
    </div>
  );
}
