// First: while the background answers, React begins.
import './claim.ts';
import { createRoot } from 'react-dom/client';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { CardPage } from '../../components/CardPage.tsx';
import { showIn } from '../../components/in-language.ts';
import { claimed, spoken, token } from './claim.ts';

/** The card's page; one script, for each further file costs a person some milliseconds. */
export default defineUnlistedScript(() => {
  const root = document.getElementById('root');
  if (root && claimed !== null) {
    const held = claimed;
    void showIn(createRoot(root), () => <CardPage token={token} claimed={held} />, spoken);
  }
});
