// First: while the background answers, React begins.
import './glance.ts';
import { createRoot } from 'react-dom/client';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { beginLanguage, showIn } from '../../components/in-language.ts';
import { Popup } from '../../components/Popup.tsx';
import { hear } from '../../lib/send.ts';
import { glance } from './glance.ts';

/** What the page holds of itself is in view so long, ms; a worker that is awake has answered by then. */
const SHORTLY = 60;

const shortly = new Promise<null>((resolve) => setTimeout(() => resolve(null), SHORTLY));

/** The popup; one script, for each further file costs a person some milliseconds. */
export default defineUnlistedScript(async () => {
  const root = document.getElementById('root');
  void beginLanguage();
  const handed = new URLSearchParams(location.search).has('handed');
  // With the first numbers at once nothing moves when they come.
  const known = (await Promise.race([glance, shortly])) ?? glance;
  if (root) {
    await showIn(createRoot(root), () => <Popup hear={hear} handed={handed} glance={known} />);
  }
});
