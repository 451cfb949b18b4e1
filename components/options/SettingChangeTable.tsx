import { optionsText } from '../../lib/texts/areas.ts';
import type { SettingChange } from './file-contents.ts';

/** The settings that an import would change, before and after. */
export function SettingChangeTable({ changes }: { changes: readonly SettingChange[] }) {
  return (
    <div className="scroller">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{optionsText('changedSetting')}</th>
            <th scope="col">{optionsText('settingNow')}</th>
            <th scope="col">{optionsText('settingThen')}</th>
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
