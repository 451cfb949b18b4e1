import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldBoxes, fieldGroupOf } from '../../../lib/page/line/field-group.ts';
import { find } from '../dom.ts';

/** The boxes of elements by id: x, y, width, height. */
let boxes: Record<string, readonly [number, number, number, number]>;

function show(html: string, given: typeof boxes): Element {
  document.body.innerHTML = html;
  boxes = given;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    return new DOMRect(...(boxes[this.id] ?? [0, 0, 1000, 900]));
  });
  Range.prototype.getClientRects = function at(this: Range) {
    const place = boxes[this.startContainer.parentElement?.id ?? ''];
    return Object.assign([new DOMRect(...(place ?? [0, 800, 10, 10]))], { item: () => null });
  };
  const field = find('input');
  return field;
}
afterEach(() => {
  vi.restoreAllMocks();
});

const BORDERED = 'style="border:1px solid gray"';
const BARE = 'style="border:0 none"';

describe('the drawn box of a field', () => {
  it('is the field itself if the field has a border', () => {
    const field = show(`<div id="card" ${BORDERED}><input id="field" ${BORDERED}></div>`, {
      field: [10, 40, 200, 30],
      card: [0, 20, 220, 60],
    });
    expect(fieldGroupOf(field).drawn).toBe(field);
  });

  it('is the wrapper with the border around a bare field and its clear button', () => {
    const field = show(
      `<div id="around"><span id="wrapper" ${BORDERED}><input id="field" ${BARE}><button id="clear">×</button></span></div>`,
      {
        field: [20, 40, 160, 24],
        wrapper: [10, 34, 200, 36],
        around: [0, 0, 400, 70],
        clear: [184, 40, 20, 24],
      },
    );
    expect(fieldGroupOf(field).drawn.id).toBe('wrapper');
  });

  it('is the root if its outline is drawn over it, as in Material', () => {
    const field = show(
      `<div id="root"><input id="field" ${BARE}><fieldset id="outline" style="position:absolute;border:1px solid gray"></fieldset></div>`,
      { field: [20, 40, 160, 24], root: [6, 26, 200, 52], outline: [6, 21, 200, 57] },
    );
    expect(fieldGroupOf(field).drawn.id).toBe('root');
  });

  it.each([
    ['a panel that is much larger', `<div id="panel" ${BORDERED}><input id="field" ${BARE}></div>`],
    [
      'a box that contains another field',
      `<div id="row" ${BORDERED}><input id="field" ${BARE}><input id="other"></div>`,
    ],
    ['a form', `<form id="row" ${BORDERED}><input id="field" ${BARE}></form>`],
  ])('is not %s', (_, html) => {
    const field = show(html, {
      field: [20, 40, 160, 24],
      panel: [0, 0, 400, 300],
      row: [10, 34, 300, 36],
    });
    expect(fieldGroupOf(field).drawn).toBe(field);
  });
});

describe('the texts of a field', () => {
  it('are those above and below it, and those that describe it by attribute', () => {
    const field = show(
      `<form><div id="group"><label id="label">Email</label><input id="field" ${BORDERED}><small id="hint">We keep it.</small></div><button id="send">Send</button></form>`,
      {
        group: [0, 0, 300, 90],
        label: [0, 10, 40, 20],
        field: [0, 34, 300, 30],
        hint: [0, 68, 100, 14],
        send: [0, 100, 60, 30],
      },
    );
    const { drawn, whole } = fieldBoxes(fieldGroupOf(field));
    expect([drawn.top, drawn.bottom]).toEqual([34, 64]);
    expect([whole.top, whole.bottom]).toEqual([10, 82]);
  });

  it('include a description elsewhere only if it is next to the field', () => {
    const field = show(
      `<form><input id="field" ${BORDERED} aria-describedby="near far"><button>Send</button><p id="near">Near</p><p id="far">Far</p></form>`,
      { field: [0, 34, 300, 30], near: [0, 70, 100, 14], far: [0, 300, 100, 14] },
    );
    const group = fieldGroupOf(field);
    expect(group.described.map(({ id }) => id)).toEqual(['near', 'far']);
    expect(fieldBoxes(group).whole.bottom).toBe(84);
  });

  it("do not include a neighbour's", () => {
    const field = show(
      `<form><p id="row"><input id="field" ${BORDERED}><label id="next">Phone</label><input id="other"></p></form>`,
      {
        row: [0, 34, 600, 60],
        field: [0, 34, 300, 30],
        next: [0, 70, 50, 14],
        other: [0, 90, 9, 9],
      },
    );
    expect(fieldBoxes(fieldGroupOf(field)).whole.bottom).toBe(64);
  });

  it("are found in bounded time even if a form's field is named like a property", () => {
    const field = show(
      `<form id="form"><div id="group"><input id="field" name="parentElement" ${BARE}></div></form>`,
      { field: [0, 34, 300, 30], group: [0, 30, 300, 40], form: [0, 0, 310, 80] },
    );
    expect(fieldGroupOf(field).drawn).toBe(field);
  });
});
