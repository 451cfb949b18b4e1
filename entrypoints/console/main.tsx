import { createRoot } from 'react-dom/client';
import '../../components/styles/tokens.css';
import '../../components/styles/pages.css';
import '../../components/console/console.css';
import { ConsolePage } from '../../components/console/ConsolePage.tsx';
import { renderLocalized } from '../../components/ui/localized-root.ts';

const root = document.getElementById('root');
if (root) void renderLocalized(createRoot(root), () => <ConsolePage />);
