import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/pages.css';
import '../../components/welcome.css';
import { showIn } from '../../components/in-language.ts';
import { Welcome } from '../../components/Welcome.tsx';

const root = document.getElementById('root');
if (root) void showIn(createRoot(root), () => <Welcome />);
