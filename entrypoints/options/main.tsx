import { createRoot } from 'react-dom/client';
import '../../components/tokens.css';
import '../../components/pages.css';
import '../../components/options.css';
import { showIn } from '../../components/in-language.ts';
import { Options } from '../../components/Options.tsx';

const root = document.getElementById('root');
if (root) void showIn(createRoot(root), () => <Options />);
