import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/pages.css';
import '../../components/popup.css';
import '../../components/armed.css';
import { Popup } from '../../components/Popup.tsx';

const root = document.getElementById('root');
const handed = new URLSearchParams(location.search).has('handed');
if (root) createRoot(root).render(<Popup handed={handed} />);
