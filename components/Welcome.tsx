import { KIND_TABLE, KINDS } from '../lib/kinds/index.ts';
import { send as realSend, type Send } from '../lib/send.ts';
import { ConnectForm } from './ConnectForm.tsx';
import { FailureNote } from './FailureNote.tsx';
import { Logo } from './Icons.tsx';
import { LookupBox } from './LookupBox.tsx';
import { PrivacyNotes } from './PrivacySettings.tsx';
import { standardPrice } from './price.ts';
import { StandingMark } from './StandingMark.tsx';
import { useSettings } from './use-settings.ts';

const USES = [
  {
    title: 'Before you submit',
    text: 'Leave an email, IBAN, VAT or phone field and see at once whether it holds up. A form with a bad value is held once, with the reason.',
  },
  {
    title: 'On any selection',
    text: 'Select a value, right-click, “Look up with Fieldmark”, or press Alt+Shift+L. The answer opens where you are.',
  },
  {
    title: 'From the toolbar',
    text: 'Paste anything into the popup. What is left on your account stands there too.',
  },
] as const;

const SIGNS = [
  {
    standing: 'confirmed',
    word: 'Confirmed',
    means: 'A lookup answered for it: a registry, a mail server, a bank list.',
  },
  {
    standing: 'fits',
    word: 'Fits offline',
    means: 'Form, check digits and numbering plan fit. Nobody was asked.',
  },
  {
    standing: 'caution',
    word: 'Caution',
    means: 'Usable, but look twice: a likely typo, an unusual form.',
  },
  {
    standing: 'bad',
    word: 'Bad',
    means: 'It cannot be right, or is made to be thrown away; and why.',
  },
  {
    standing: 'unknown',
    word: 'Unknown',
    means: 'Nothing that was asked can tell. Never shown as bad.',
  },
] as const;

export function Welcome({ send = realSend }: { send?: Send }) {
  const { settings, failure, save, reload } = useSettings(send);
  return (
    <div className="page page-welcome">
      <header className="hero">
        <Logo />
        <h1>
          <span className="wordmark">Fieldmark</span> tells you whether a value is good, where you
          see it.
        </h1>
        <p>Emails, IBANs, VAT numbers, phone numbers, domains and IP addresses.</p>
      </header>
      <main>
        <section className="section" aria-labelledby="try">
          <h2 id="try">Try it</h2>
          <p className="hint">Checking is free and needs no key. For instance bob@gmial.com</p>
          <LookupBox send={send} connectNear />
        </section>
        <section className="section" aria-labelledby="uses">
          <h2 id="uses">What it does</h2>
          <ul className="uses">
            {USES.map((use) => (
              <li key={use.title}>
                <h3>{use.title}</h3>
                <p>{use.text}</p>
              </li>
            ))}
          </ul>
          <dl className="signs">
            {SIGNS.map(({ standing, word, means }) => (
              <div key={standing}>
                <dt>
                  <StandingMark standing={standing} label={null} /> {word}
                </dt>
                <dd>{means}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="section" aria-labelledby="costs">
          <h2 id="costs">What it costs</h2>
          <p>
            Checks cost nothing. A lookup costs credits of your API account, and its price stands on
            the button that asks. The same question is never paid for twice while its answer holds.
          </p>
          <dl className="facts facts-figures">
            {KINDS.map((kind) => (
              <div key={kind}>
                <dt>{KIND_TABLE[kind].label}</dt>
                <dd>{standardPrice(kind) ?? 'checked offline'}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="section" aria-labelledby="reads">
          <h2 id="reads">What it reads</h2>
          <p>
            The visible text of pages and the fields you type in, to find values of these kinds.
            That is what “read data on all websites” is for.
          </p>
          <PrivacyNotes />
        </section>
        <section className="section" aria-labelledby="connect">
          <h2 id="connect">Connect your API key</h2>
          {failure && <FailureNote failure={failure} onRetry={() => void reload()} />}
          {settings && (
            <ConnectForm
              send={send}
              settings={settings}
              save={save}
              onConnected={() => void reload()}
            />
          )}
        </section>
      </main>
    </div>
  );
}
