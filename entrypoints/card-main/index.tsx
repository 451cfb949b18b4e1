// First: while the background answers, React begins.
import './claim.ts';
import { createRoot } from 'react-dom/client';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { CardPage } from '../../components/card/index.ts';
import { renderLocalized } from '../../components/ui/index.ts';
import { backgroundLanguage, cardToken, claimedCard } from './claim.ts';

/** The card's page; one script, for each further file costs a person some milliseconds. */
export default defineUnlistedScript(() => {
  const root = document.getElementById('root');
  if (root && claimedCard !== null) {
    const held = claimedCard;
    const page = () => <CardPage token={cardToken} claimed={held} />;
    void renderLocalized(createRoot(root), page, backgroundLanguage);
  }
});
