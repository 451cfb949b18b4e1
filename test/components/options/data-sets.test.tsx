/** The data sets on the options page, with dates of any age. */
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DataSetsSection } from '../../../components/options/DataSetsSection.tsx';
import { searchSettings } from '../../../components/settings/index.ts';
import {
  DATA_SETS,
  type DataDate,
  type DataSet,
  type DataSetId,
} from '../../../lib/models/data-sets.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

function dated(id: DataSetId, date: DataDate): DataSet {
  const row = DATA_SETS.find((set) => set.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return { ...row, date };
}

function show(...sets: DataSet[]) {
  render(<DataSetsSection sets={sets} now={NOW} />);
  return within(screen.getByRole('region', { name: 'Data for the checks' }));
}

const released = (day: string): DataDate => ({ day, of: 'release', version: 'package 1.2.3' });

describe('a data set', () => {
  it('has its date, source, version and licence, and is not old on the day a year later', () => {
    const section = show(dated('phones', released('2025-11-24')));
    section.getByText('Phone numbers');
    section.getByText('Released 24 Nov 2025');
    expect(section.getByRole('link', { name: 'Google libphonenumber' })).toHaveProperty(
      'href',
      'https://gitlab.com/catamphetamine/libphonenumber-js',
    );
    section.getByText('package 1.2.3');
    section.getByText('Licence: MIT, Apache-2.0');
    expect(section.queryByText(/older|not known/i)).toBeNull();
  });

  it.each<[DataSetId, string]>([
    ['phones', 'Numbers issued since then may be shown as wrong.'],
    ['suffixes', 'Domains with an ending created since then may be shown as wrong.'],
    ['bicCountries', 'Codes added since then may be missing or shown as wrong.'],
    ['disposable', 'What was added since then is not recognised.'],
  ])('%s says what it means that it is older than a year', (id, meaning) => {
    show(dated(id, released('2025-11-22'))).getByText(`Older than a year. ${meaning}`);
  });

  it.each<[DataDate, string]>([
    [{ day: '2026-06', of: 'edition', version: 'release 102' }, 'As of Jun 2026'],
    [{ day: '2026-06-01', of: 'check', version: '' }, 'Checked 1 Jun 2026'],
    [{ day: '2026-06-01', of: 'change', version: '' }, 'Last changed 1 Jun 2026'],
  ])('says what happened on its date', (date, text) => {
    show(dated('ibans', date)).getByText(text);
  });

  it('says once that its date is not known', () => {
    const section = show(dated('roles', released('')));
    section.getByText('Date not known');
    expect(section.getAllByText(/known/)).toHaveLength(1);
  });

  it('may come from many authorities, or from Fieldmark', () => {
    const date: DataDate = { day: '2026-06-01', of: 'check', version: '' };
    const section = show(dated('bankCheckDigits', date), dated('providers', date));
    section.getByText('Authorities and banks of each country');
    section.getByText('Facts from a public source');
    section.getByText('Fieldmark');
    expect(section.queryByRole('link')).toBeNull();
  });
});

describe('the section', () => {
  it('lists every data set of the table by name', () => {
    render(<DataSetsSection />);
    const names = [...document.querySelectorAll('.data-set-name')].map((name) => name.textContent);
    expect(new Set(names).size).toBe(DATA_SETS.length);
    expect(names.slice(0, 3)).toEqual([
      'Structures of IBANs',
      'Check digits of bank accounts',
      'Phone numbers',
    ]);
  });

  it('is found by the search for settings', () => {
    expect(searchSettings('data checks').map(({ section }) => section)).toEqual(['advanced']);
  });
});
