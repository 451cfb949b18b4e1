import { text } from '../lib/texts/options.ts';
import type { Change } from './settings-file.ts';

/** What would become of each setting that changes. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <div className="scroller">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('changedSetting')}</th>
            <th scope="col">{text('settingNow')}</th>
            <th scope="col">{text('settingThen')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, what, from, to }) => (
            <tr key={id}>
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
