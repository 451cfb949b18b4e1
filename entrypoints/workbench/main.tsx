import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/pages.css';
import '../../components/workbench.css';
import { showIn } from '../../components/in-language.ts';
import { Workbench } from '../../components/Workbench.tsx';

const root = document.getElementById('root');
if (root) void showIn(createRoot(root), () => <Workbench />);
