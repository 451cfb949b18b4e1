import type { JSX, ReactNode } from 'react';
import { hasShortcuts } from '../../lib/extension/index.ts';
import { lookupPriceRange } from '../../lib/kinds/index.ts';
import { welcomeText } from '../../lib/texts/areas.ts';
import { Logo, ToneIcon } from '../ui/index.ts';

/** Drawings of the places where Fieldmark appears. */
const PICTURES: readonly {
  readonly title: keyof FieldmarkTexts['welcome'];
  readonly means: () => ReactNode;
  readonly picture: () => JSX.Element;
}[] = [
  {
    title: 'besideField',
    means: () => welcomeText('besideFieldMeans'),
    picture: () => (
      <>
        <span className="drawn-label" />
        <span className="drawn-input value">bob@gmial.com</span>
        <span className="drawn-line">
          <ToneIcon tone="caution" label={null} />
          <span>
            {welcomeText.rich('besideFieldPicture', {
              suggestion: 'gmail.com',
              b: (inner) => <b key="b">{inner}</b>,
            })}
          </span>
        </span>
        <span className="drawn-button" />
      </>
    ),
  },
  {
    title: 'onSelection',
    means: () => welcomeText('onSelectionMeans', lookupPriceRange('standard')),
    picture: () => (
      <>
        <span className="drawn-text" />
        <span className="drawn-text drawn-short" />
        <span className="drawn-selected value">DE89 3704 0044 …</span>
        <span className="drawn-card">
          <ToneIcon tone="bad" label={null} />
          <span>
            {welcomeText.rich('onSelectionPicture', { b: (inner) => <b key="b">{inner}</b> })}
          </span>
        </span>
      </>
    ),
  },
  {
    title: 'fromToolbar',
    means: () => welcomeText('fromToolbarMeans'),
    picture: () => (
      <>
        <span className="drawn-head">
          <Logo /> <span className="drawn-text drawn-short" />
        </span>
        {(['fits', 'bad', 'confirmed'] as const).map((tone) => (
          <span className="drawn-row" key={tone}>
            <ToneIcon tone={tone} label={null} />
            <span className="drawn-text" />
            <span className="drawn-price" />
          </span>
        ))}
      </>
    ),
  },
  {
    title: 'inWorkbench',
    means: () =>
      welcomeText.rich('inWorkbenchMeans', {
        link: (inner) => (
          <a key="link" href="/workbench.html">
            {inner}
          </a>
        ),
      }),
    picture: () => (
      <>
        <span className="drawn-head">
          <span className="drawn-text drawn-short" /> <span className="drawn-price" />
        </span>
        {(['fits', 'confirmed', 'caution', 'confirmed'] as const).map((tone, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
          <span className="drawn-row" key={row}>
            <ToneIcon tone={tone} label={null} />
            <span className="drawn-text drawn-short" />
            <span className="drawn-text" />
          </span>
        ))}
      </>
    ),
  },
];

export function WelcomePictures() {
  // Looking up a selection needs a menu or a shortcut.
  const pictures = PICTURES.filter(({ title }) => title !== 'onSelection' || hasShortcuts());
  return (
    <ul className="pictures">
      {pictures.map(({ title, means, picture }) => (
        <li key={title}>
          <div className="drawn" aria-hidden="true">
            {picture()}
          </div>
          <h3>{welcomeText(title)}</h3>
          <p>{means()}</p>
        </li>
      ))}
    </ul>
  );
}
