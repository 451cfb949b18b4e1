import type { OrganisationSetting } from '../../lib/extension/schemas/index.ts';
import { commonText, optionsText } from '../../lib/texts/areas.ts';
import { CopyButton } from '../ui/index.ts';

export interface ManagedNoteProps {
  readonly set: readonly OrganisationSetting[];
  /** A sentence for each setting that could not be used. */
  readonly problems: readonly string[];
}

function valueText({ value, locked }: OrganisationSetting): string {
  const text = value ?? optionsText('keyNotShown');
  return locked ? optionsText('valueLocked', { value: text }) : text;
}

/** Without secrets, for a message to the organisation's support. */
const supportText = ({ set, problems }: ManagedNoteProps): string =>
  [...set.map((setting) => `${setting.name}: ${valueText(setting)}`), ...problems].join('\n');

/** Says that an organisation manages settings, and lists which of its settings are not valid. */
export function ManagedNote({ set, problems }: ManagedNoteProps) {
  return (
    <aside className="note managed-note" aria-label={optionsText('yourOrganisation')}>
      <div className="note-body">
        <p className="note-title">{optionsText('organisationManages')}</p>
        <p>{optionsText('organisationManagesMeans')}</p>
        {problems.length > 0 && (
          <details>
            <summary>{optionsText('organisationNotTaken', { count: problems.length })}</summary>
            <ul className="prose">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </details>
        )}
        <details>
          <summary>{optionsText('organisationSet')}</summary>
          <div className="scroller">
            <table className="table" aria-label={optionsText('organisationSet')}>
              <thead>
                <tr>
                  <th scope="col">{optionsText('changedSetting')}</th>
                  <th scope="col">{commonText('value')}</th>
                </tr>
              </thead>
              <tbody>
                {set.map((setting) => (
                  <tr key={setting.name}>
                    <th scope="row">{setting.name}</th>
                    <td>{valueText(setting)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <CopyButton text={supportText({ set, problems })} label={optionsText('copyForSupport')} />
        </details>
      </div>
    </aside>
  );
}
