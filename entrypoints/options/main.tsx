import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/pages.css';
import '../../components/options.css';
import { renderLocalized } from '../../components/in-language.ts';
import { OptionsPage } from '../../components/Options.tsx';

const root = document.getElementById('root');
if (root) void renderLocalized(createRoot(root), () => <OptionsPage />);
