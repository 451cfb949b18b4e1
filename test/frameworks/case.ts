/** A page of the suite, and the steps to its form. */
export interface Case {
  /** Unique; the page's file name in the URL. */
  readonly id: string;
  /** Shown in test names: the packages, or the kind of place. */
  readonly name: string;
  /** The bundled script of the page (pages/), `plain` if omitted, and the `#…` of its URL. */
  readonly script?: string;
  readonly hash?: string;
  /** Content of the body; if omitted, an empty element for the framework. */
  readonly body?: string;
  /** Attributes of `<html>`. */
  readonly root?: string;
  /** Content-Security-Policy header. */
  readonly policy?: string;
  /** Texts of the buttons that open the form, in order. */
  readonly open?: readonly string[];
  /** Selector of what must stay visible until the form is sent, such as the dialog around the form. */
  readonly stays?: string;
  /** Selector of the frame that contains the form. */
  readonly frame?: string;
  /** In a form of several steps: the button to press after the first one. */
  readonly next?: string;
  /** False if the framework does not send the pressed button (`go`), as a native submission does. */
  readonly submitter?: boolean;
  /** The value of `go` that Enter in the field sends; by default that of the form's first button. */
  readonly byEnter?: string;
  /** Viewport in CSS px; 1100 by 800 if omitted. */
  readonly view?: { readonly width: number; readonly height: number };
  /** The field that the form asks for; email if omitted. */
  readonly asks?: Asked;
}

/** A field and values for it. `who` makes the values of each visit unique. */
export interface Asked {
  readonly selector: string;
  /** Name in the submitted data. */
  readonly name: string;
  readonly good: (who: string) => string;
  readonly bad: (who: string) => string;
  /** A value that has a suggestion, and the suggestion. */
  readonly mistyped?: (who: string) => { readonly typed: string; readonly meant: string };
}

export const EMAIL: Asked = {
  selector: 'input[name=email]',
  name: 'email',
  good: (who) => `jane.${who}@gmail.com`,
  // The local part is longer than RFC 5321 allows, which no page validates.
  bad: (who) => `jane.${who}.${'x'.repeat(64)}@example.com`,
  mistyped: (who) => ({ typed: `bob.${who}@gmial.com`, meant: `bob.${who}@gmail.com` }),
};
