import type { Change } from './settings-file.ts';

/** What would become of each setting that changes. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <div className="scroller">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Setting</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ what, from, to }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="soft">{from}</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
