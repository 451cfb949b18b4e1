import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/pages.css';
import '../../components/welcome.css';
import { renderLocalized } from '../../components/in-language.ts';
import { WelcomePage } from '../../components/Welcome.tsx';

const root = document.getElementById('root');
if (root) void renderLocalized(createRoot(root), () => <WelcomePage />);
