import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/pages.css';
import '../../components/workbench.css';
import { Workbench } from '../../components/Workbench.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Workbench />);
