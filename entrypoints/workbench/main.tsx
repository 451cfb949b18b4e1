import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/pages.css';
import '../../components/workbench.css';
import { renderLocalized } from '../../components/in-language.ts';
import { WorkbenchPage } from '../../components/Workbench.tsx';

const root = document.getElementById('root');
if (root) void renderLocalized(createRoot(root), () => <WorkbenchPage />);
