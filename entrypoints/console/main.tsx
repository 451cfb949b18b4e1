import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/pages.css';
import '../../components/console.css';
import { Console } from '../../components/Console.tsx';
import { showIn } from '../../components/in-language.ts';

const root = document.getElementById('root');
if (root) void showIn(createRoot(root), () => <Console />);
