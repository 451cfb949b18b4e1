import type { JSX } from 'react';
import { Logo } from './Icons.tsx';
import { StandingMark } from './StandingMark.tsx';

/** The three places in which Fieldmark is met, drawn with its own signs and colours. */
const PICTURES: readonly {
  readonly title: string;
  readonly text: string;
  readonly picture: JSX.Element;
}[] = [
  {
    title: 'Beside a field',
    text: 'Leave an email, IBAN, VAT or phone field and see whether it holds up. A form with a bad value is held once, with the reason.',
    picture: (
      <>
        <span className="drawn-label" />
        <span className="drawn-input value">bob@gmial.com</span>
        <span className="drawn-line">
          <StandingMark standing="caution" label={null} />
          <span>
            Did you mean <b>gmail.com</b>?
          </span>
        </span>
        <span className="drawn-button" />
      </>
    ),
  },
  {
    title: 'On any selection',
    text: 'Select a value, right-click, “Look up with Fieldmark”, or use the shortcut. The answer opens where you are.',
    picture: (
      <>
        <span className="drawn-text" />
        <span className="drawn-text drawn-short" />
        <span className="drawn-selected value">DE89 3704 0044 …</span>
        <span className="drawn-card">
          <StandingMark standing="bad" label={null} />
          <span>
            <b>Check digits</b> do not fit
          </span>
        </span>
      </>
    ),
  },
  {
    title: 'From the toolbar',
    text: 'Paste one value or a list. Each stands in its place with its verdict, and what is left on your account beside it.',
    picture: (
      <>
        <span className="drawn-head">
          <Logo /> <span className="drawn-text drawn-short" />
        </span>
        {(['fits', 'bad', 'confirmed'] as const).map((standing) => (
          <span className="drawn-row" key={standing}>
            <StandingMark standing={standing} label={null} />
            <span className="drawn-text" />
            <span className="drawn-price" />
          </span>
        ))}
      </>
    ),
  },
];

export function WelcomePictures() {
  return (
    <ul className="pictures">
      {PICTURES.map(({ title, text, picture }) => (
        <li key={title}>
          <div className="drawn" aria-hidden="true">
            {picture}
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
