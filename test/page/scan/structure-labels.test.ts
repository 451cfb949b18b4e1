/** The labels that the structure of a page gives to a value. */
import { afterEach, describe, expect, it } from 'vitest';
import { createLabelReader } from '../../../lib/page/scan/context.ts';
import { find, takeOverNames } from '../dom.ts';

afterEach(() => document.body.replaceChildren());

/** The labels of the element with the id "v". */
function labelsIn(html: string): readonly string[] {
  document.body.innerHTML = html;
  const value = find('#v');
  return createLabelReader().labelsOf(value);
}

const WIDE = '<td>a</td><td>b</td><td>c</td>';
const HEADS = '<th>A</th><th>B</th><th>C</th>';

/** Pages by the labels of their value. */
const LABELLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'IBAN: ': {
    'a column header, in a wide table too': `<table><thead><tr>${HEADS}<th>IBAN</th><th>E</th></tr></thead><tbody><tr>${WIDE}<td id="v">DE89</td><td>e</td></tr></tbody></table>`,
    'the last of several header rows': `<table><thead><tr><th colspan="5">Bank</th></tr><tr>${HEADS}<th>IBAN</th><th>E</th></tr></thead><tbody><tr>${WIDE}<td id="v">DE89</td><td>e</td></tr></tbody></table>`,
    'a header over cells that span columns': `<table><tr><th colspan="2">Name</th><th>B</th><th>C</th><th>IBAN</th></tr><tr>${WIDE}<td>d</td><td id="v">DE89</td></tr></table>`,
    'a first row of cells without values': `<table><tr><td>Name</td><td>IBAN</td></tr><tr><td>Bakery 24</td><td id="v">DE89</td></tr></table>`,
    'a column header of a grid':
      '<div role="grid"><div role="row"><b role="columnheader">Name</b><b role="columnheader">IBAN</b></div><div role="row"><p role="gridcell">x 1</p><p role="gridcell"><i id="v">DE89</i></p></div></div>',
  },
  'VAT: |current: ': {
    'the header of its row, then the cell before it':
      '<table><tr><th scope="row">VAT</th><td>current:</td><td id="v">DE1</td></tr></table>',
  },
  'Phone: ': {
    'the term of several definitions':
      '<dl><dt>Name</dt><dd>x</dd><dt>Phone</dt><dd>030 1</dd><dd id="v">030 2</dd></dl>',
    'the element before a short text': '<div><div>Phone:</div><div id="v">030 2</div></div>',
  },
  'Phone: |Fax: ': {
    'a name from ARIA, of an element around it too':
      '<b id="l">Fax</b><div aria-labelledby="none l"><p id="v" aria-label="Phone">030 2</p></div>',
  },
  '': {
    'no element before prose': `<h2>Phone</h2><p id="v">${'Many words. '.repeat(9)}</p>`,
    'no text with digits or an address':
      '<table><tr><td>Room 7</td><td id="v">1</td></tr></table><b>a@b.c</b>',
    'no long text': `<dl><dt>${'word '.repeat(12)}</dt><dd id="v">030 2</dd></dl>`,
  },
};

describe.each(Object.entries(LABELLED))('the labels "%s"', (labels, pages) => {
  it.each(Object.entries(pages))('are %s', (_, html) => {
    expect(labelsIn(html)).toEqual(labels === '' ? [] : labels.split('|'));
  });
});

it('change with a header once it was forgotten', () => {
  const [before] = labelsIn(
    '<table><tr><th>Name</th><th>IBAN</th></tr><tr><td>x 1</td><td id="v">DE89</td></tr></table>',
  );
  expect(before).toBe('IBAN: ');
  const [value, header] = [document.querySelector('#v'), document.querySelectorAll('th')[1]];
  const reader = createLabelReader();
  if (!value || !header) throw new Error('no table');
  reader.labelsOf(value);
  header.textContent = 'VAT';
  reader.forget();
  expect(reader.labelsOf(value)).toEqual(['VAT: ']);
});

it('are read in cells that are forms, whatever the names of their controls', () => {
  document.body.innerHTML = `<div role="grid">
    <div role="row"><form role="columnheader">Name</form><form role="columnheader">IBAN</form></div>
    <div role="row"><form role="rowheader">Bakery</form><form role="cell"><i id="v">DE89</i></form></div></div>`;
  for (const form of document.forms) takeOverNames(form);
  const value = document.querySelector('#v');
  expect(value && createLabelReader().labelsOf(value)).toEqual(['IBAN: ', 'Bakery: ']);
});
