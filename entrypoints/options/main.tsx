import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/pages.css';
import { Options } from '../../components/Options.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Options />);
