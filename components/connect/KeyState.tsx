import type { Failure } from '../../lib/domain/index.ts';
import type { Connection } from '../../lib/extension/schemas/index.ts';
import { connectText } from '../../lib/texts/areas.ts';
import { ToneIcon } from '../ui/index.ts';

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

/** Whether a key is set, where it is stored, and what is wrong with it, if anything. */
export function KeyState({ connection }: { connection: Connection }) {
  const { key, trouble } = connection;
  if (!key.set) return <p className="hint">{connectText('noKeySet')}</p>;
  return (
    <div className="key-state">
      <ToneIcon
        tone={trouble ? 'caution' : 'good'}
        label={connectText(trouble ? 'problem' : 'ready')}
      />
      <div>
        <p>
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
      </div>
    </div>
  );
}
