import '../../components/styles/tokens.css';
import '../../components/styles/pages.css';
import '../../components/page-menu/shortcuts.css';
import '../../components/console/console.css';
import { WithAccountPage } from '../../components/connect/index.ts';
import { ConsolePage } from '../../components/console/index.ts';
import { renderLocalized } from '../../components/ui/index.ts';

void renderLocalized(() => (
  <WithAccountPage>
    <ConsolePage />
  </WithAccountPage>
));
