import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/card.css';
import { CardPage } from '../../components/CardPage.tsx';

const token = location.hash.slice(1);
// Used up with the first reading: whoever sees the address later sees nothing.
history.replaceState(null, '', location.pathname);
const root = document.getElementById('root');
if (root && token !== '') createRoot(root).render(<CardPage token={token} />);
