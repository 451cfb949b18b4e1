// Imported first, so that the background answers while React starts.
import './claim.ts';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { CardPage } from '../../components/card/index.ts';
import { renderLocalized } from '../../components/ui/index.ts';
import { backgroundLanguage, card, cardAnswers } from './claim.ts';

/** The card's page. One script, because each further file adds some milliseconds to its start. */
export default defineUnlistedScript(() => {
  if (card === null) return;
  // A constant, so that its type in the closure is not nullable.
  const connection = card;
  const page = () => <CardPage card={connection} hear={cardAnswers} />;
  void renderLocalized(page, backgroundLanguage);
});
