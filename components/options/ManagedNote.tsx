import { optionsText } from '../../lib/texts/options.ts';

/** Says that an organisation manages settings, and lists which of its settings are not valid. */
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
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </aside>
  );
}
