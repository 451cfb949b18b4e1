import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resubmit, snapshotSubmitter } from '../../../../lib/page/field/submit/resubmit.ts';
import { find } from '../../dom.ts';

describe('submitting again', () => {
  let form: HTMLFormElement;
  let stop: AbortController;
  let heard: { submitter: HTMLElement | null; data: string; action: string | null }[];

  beforeEach(() => {
    stop = new AbortController();
    heard = [];
    document.body.innerHTML = `<form id="order">
    <input name="email" value="a@x.com"><input name="append" value="shadows"><input name="requestSubmit" value="too">
    <button name="go" value="pay" id="pay" class="wide" formaction="/paid" formnovalidate disabled-by="nobody">Pay</button>
    <input type="submit" name="go" value="later" id="later">
    <fieldset><button name="go" value="boxed" id="boxed">Pay</button></fieldset>
  </form><button form="order" name="go" value="outside" id="outside">Pay</button>`;
    form = find('form');
    addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        const { submitter } = event;
        const data = [...new FormData(form, submitter)].map((pair) => pair.join('=')).join('&');
        heard.push({ submitter, data, action: submitter?.getAttribute('formaction') ?? null });
      },
      { signal: stop.signal },
    );
  });
  afterEach(() => stop.abort());

  const button = (id: string) => {
    const found = document.getElementById(id);
    if (!(found instanceof HTMLButtonElement || found instanceof HTMLInputElement))
      throw new Error(id);
    return found;
  };
  const REST = 'email=a@x.com&append=shadows&requestSubmit=too';

  /** Presses the button, lets the page change it, and resubmits the form. */
  function send(submitter: HTMLElement | null, meanwhile: () => void = () => {}): void {
    const press = snapshotSubmitter(new SubmitEvent('submit', { submitter }));
    meanwhile();
    const before = document.body.innerHTML;
    resubmit(form, press);
    expect(document.body.innerHTML).toBe(before);
  }

  it('submits without a button if none was pressed', () => {
    send(null);
    expect(heard).toEqual([{ submitter: null, data: REST, action: null }]);
  });

  it('submits with the button itself if it is unchanged', () => {
    const pay = button('pay');
    send(pay, () => {
      pay.textContent = 'Please wait…';
      pay.className = 'narrow';
    });
    expect(heard).toEqual([{ submitter: pay, data: `${REST}&go=pay`, action: '/paid' }]);
  });

  it.each<[string, string, (pressed: HTMLButtonElement | HTMLInputElement) => void]>([
    ['disabled', 'pay', (pressed) => pressed.setAttribute('disabled', '')],
    ['removed', 'pay', (pressed) => pressed.remove()],
    ['moved to another form', 'pay', (pressed) => pressed.setAttribute('form', 'none')],
    ['given another value', 'pay', (pressed) => pressed.setAttribute('value', 'wait')],
    ['given another name', 'pay', (pressed) => pressed.setAttribute('name', 'wait')],
    ['given another address', 'pay', (pressed) => pressed.setAttribute('formaction', '/wait')],
    ['changed to another type', 'pay', (pressed) => pressed.setAttribute('type', 'button')],
    ['disabled', 'later', (pressed) => pressed.setAttribute('disabled', '')],
    ['relabelled', 'later', (pressed) => pressed.setAttribute('value', 'Please wait…')],
    [
      'in a fieldset that was disabled',
      'boxed',
      () => document.querySelector('fieldset')?.setAttribute('disabled', ''),
    ],
    ['outside the form, whose id was changed', 'outside', () => form.setAttribute('id', 'renamed')],
  ])('submits with the button’s attributes from the press: %s (%s)', (_, id, change) => {
    const pressed = button(id);
    const action = pressed.getAttribute('formaction');
    send(pressed, () => change(pressed));
    expect(heard.map(({ data }) => data)).toEqual([`${REST}&go=${id}`]);
    expect(heard[0]?.action).toBe(action);
    expect(heard[0]?.submitter).not.toBe(pressed);
    expect(heard[0]?.submitter?.id).toBe(id);
    expect(heard[0]?.submitter?.hidden).toBe(true);
  });

  it('submits without the button, and leaves nothing behind, if the browser rejects it', () => {
    const real = HTMLFormElement.prototype.requestSubmit;
    HTMLFormElement.prototype.requestSubmit = function refuse(this: HTMLFormElement, submitter) {
      if (submitter) throw new DOMException('no submit button', 'NotFoundError');
      real.call(this);
    };
    const pay = button('pay');
    send(pay, () => pay.remove());
    HTMLFormElement.prototype.requestSubmit = real;
    expect(heard).toEqual([{ submitter: null, data: REST, action: null }]);
  });
});
