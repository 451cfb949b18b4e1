import { optionsText } from '../../lib/texts/options.ts';

/** What the organisation's own settings are to this page, and what of them could not be taken. */
export function ManagedNote({ problems }: { problems: readonly string[] }) {
  return (
    <aside className="note managed-note" aria-label={optionsText('yourOrganisation')}>
      <div className="note-body">
        <p className="note-title">{optionsText('organisationManages')}</p>
        <p>{optionsText('organisationManagesMeans')}</p>
        {problems.length > 0 && (
          <details>
            <summary>{optionsText('organisationNotTaken', { count: problems.length })}</summary>
            <ul className="prose">
              {problems.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </aside>
  );
}
