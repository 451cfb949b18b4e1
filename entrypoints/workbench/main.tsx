import '../../components/styles/tokens.css';
import '../../components/styles/pages.css';
import '../../components/page-menu/shortcuts.css';
import '../../components/workbench/workbench.css';
import { WithAccountPage } from '../../components/connect/index.ts';
import { documentReader } from '../../components/documents/index.ts';
import { renderLocalized } from '../../components/ui/index.ts';
import { WorkbenchPage } from '../../components/workbench/index.ts';

void renderLocalized(() => (
  <WithAccountPage>
    <WorkbenchPage documents={documentReader} />
  </WithAccountPage>
));
