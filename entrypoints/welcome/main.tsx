import '../../components/styles/tokens.css';
import '../../components/styles/pages.css';
import '../../components/page-menu/shortcuts.css';
import '../../components/connect/welcome.css';
import { WelcomePage } from '../../components/connect/index.ts';
import { renderLocalized } from '../../components/ui/index.ts';

void renderLocalized(() => <WelcomePage />);
