import type { JSX, ReactNode } from 'react';
import { hasShortcuts } from '../../lib/extension/index.ts';
import { welcomeText } from '../../lib/texts/welcome.ts';
import { Logo, ToneIcon } from '../ui/index.ts';

/** Drawings of the places where Fieldmark appears. */
const PICTURES: readonly {
  readonly title: keyof FieldmarkTexts['welcome'];
  readonly means: keyof FieldmarkTexts['welcome'];
  readonly picture: () => JSX.Element;
}[] = [
  {
    title: 'besideField',
    means: 'besideFieldMeans',
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
    means: 'onSelectionMeans',
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
    means: 'fromToolbarMeans',
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
    means: 'inWorkbenchMeans',
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

const describe = (name: keyof FieldmarkTexts['welcome']): ReactNode =>
  name === 'inWorkbenchMeans'
    ? welcomeText.rich(name, {
        link: (inner) => (
          <a key="link" href="/workbench.html">
            {inner}
          </a>
        ),
      })
    : welcomeText(name);

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
          <p>{describe(means)}</p>
        </li>
      ))}
    </ul>
  );
}
