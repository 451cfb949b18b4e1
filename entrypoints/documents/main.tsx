import '../../components/styles/tokens.css';
import '../../components/styles/pages.css';
import '../../components/page-menu/shortcuts.css';
import '../../components/documents/documents.css';
import { WithAccountPage } from '../../components/connect/index.ts';
import { DocumentsPage } from '../../components/documents/index.ts';
import { renderLocalized } from '../../components/ui/index.ts';
import { paymentLists } from '../../components/workbench/index.ts';

void renderLocalized(() => (
  <WithAccountPage>
    <DocumentsPage lists={paymentLists} />
  </WithAccountPage>
));
