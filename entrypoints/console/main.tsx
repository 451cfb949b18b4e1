import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/pages.css';
import '../../components/console.css';
import { Console } from '../../components/Console.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Console />);
