import { createRoot } from 'react-dom/client';
import '../../components/styles/tokens.css';
import '../../components/styles/pages.css';
import '../../components/palette/palette.css';
import '../../components/welcome/welcome.css';
import { renderLocalized } from '../../components/ui/index.ts';
import { WelcomePage } from '../../components/welcome/index.ts';

const root = document.getElementById('root');
if (root) void renderLocalized(createRoot(root), () => <WelcomePage />);
