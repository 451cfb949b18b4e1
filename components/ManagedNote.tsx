/** What the organisation's own settings are to this page, and what of them could not be taken. */
export function ManagedNote({ problems }: { problems: readonly string[] }) {
  return (
    <aside className="note managed-note" aria-label="Your organisation">
      <div className="note-body">
        <p className="note-title">Your organisation manages some of these settings</p>
        <p>
          What it locked says so. The rest is yours; what you never changed follows its defaults.
        </p>
        {problems.length > 0 && (
          <details>
            <summary>For the administrator: {problems.length} not taken</summary>
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
