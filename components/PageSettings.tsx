import { GuardSettings } from './GuardSettings.tsx';
import { RegionSetting } from './RegionSetting.tsx';
import { TextSetting } from './TextSetting.tsx';
import { Toggle } from './Toggle.tsx';
import type { SectionProps } from './use-settings.ts';

/** A query parameter's name; empty: never sent. */
function readParameter(text: string): string | null {
  const name = text.trim();
  return /^[\w.-]{0,64}$/u.test(name) ? name : null;
}

export function PageSettings({ settings, save }: SectionProps) {
  return (
    <section className="section" aria-labelledby="pages">
      <h2 id="pages">In pages</h2>
      <Toggle
        setting="marks"
        label="Mark values in text"
        means="Underlines emails, phones, VAT numbers and IBANs. The page itself is not changed."
        checked={settings.marks}
        onChange={(marks) => save({ marks })}
      />
      <Toggle
        setting="beside"
        label="Compare the values of one form"
        means="Says when they contradict one another, such as a VAT number and an IBAN of two countries. Free, offline; a form is never held for it."
        checked={settings.beside}
        onChange={(beside) => save({ beside })}
      />
      <GuardSettings settings={settings} save={save} />
      <RegionSetting value={settings.region} onSave={(region) => save({ region })} />
      <TextSetting
        setting="transparencyParameter"
        label="Certificate transparency parameter"
        means="Name of the API’s flag for certificate history on domains. Empty: never sent."
        value={settings.transparencyParameter}
        placeholder="Never sent"
        read={readParameter}
        wrong="Letters, digits, dot, hyphen and underscore only."
        onSave={(transparencyParameter) => save({ transparencyParameter })}
      />
    </section>
  );
}
