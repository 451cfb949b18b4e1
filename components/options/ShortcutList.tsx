import { optionsText } from '../../lib/texts/areas.ts';
import { BrowserShortcuts, ChangeShortcuts } from '../page-menu/index.ts';
import { useSetting } from '../settings/index.ts';

/** The keyboard shortcuts. They can only be changed on the browser's own page. */
export function ShortcutList() {
  const { id, className } = useSetting('shortcuts');
  return (
    <section className="section" aria-labelledby="shortcuts">
      <h2 id="shortcuts">{optionsText('sectionShortcuts')}</h2>
      <dl className={`${className} shortcut-list`}>
        <BrowserShortcuts />
        <div>
          <dt>{optionsText('lookUpFromAddressBar')}</dt>
          <dd>
            {optionsText.rich('addressBarKeys', {
              keyword: 'fm',
              kbd: (inner) => <kbd key="kbd">{inner}</kbd>,
            })}
          </dd>
        </div>
      </dl>
      <p className="row setting-end">
        <ChangeShortcuts id={id} />
      </p>
    </section>
  );
}
