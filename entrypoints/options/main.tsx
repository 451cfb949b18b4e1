import { createRoot } from 'react-dom/client';
import '../../components/styles/tokens.css';
import '../../components/styles/pages.css';
import '../../components/options/options.css';
import { OptionsPage } from '../../components/options/OptionsPage.tsx';
import { renderLocalized } from '../../components/ui/localized-root.ts';

const root = document.getElementById('root');
if (root) void renderLocalized(createRoot(root), () => <OptionsPage />);
