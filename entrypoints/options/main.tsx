import '../../components/styles/tokens.css';
import '../../components/styles/pages.css';
import '../../components/page-menu/shortcuts.css';
import '../../components/options/options.css';
import '../../components/options/data-sets.css';
import { WithAccountPage } from '../../components/connect/index.ts';
import { OptionsPage } from '../../components/options/index.ts';
import { renderLocalized } from '../../components/ui/index.ts';

void renderLocalized(() => (
  <WithAccountPage>
    <OptionsPage />
  </WithAccountPage>
));
