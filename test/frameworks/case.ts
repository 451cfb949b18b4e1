/** A page of the suite, and how a person gets to its form. */
export interface Case {
  /** Unique; the page's address. */
  readonly id: string;
  /** For the matrix: the packages, or the kind of place. */
  readonly name: string;
  /** The bundled script of the page (pages/), `plain` where left out; and the `#…` it is opened with. */
  readonly script?: string;
  readonly hash?: string;
  /** What stands in its body; an empty place to draw in where left out. */
  readonly body?: string;
  /** Attributes of `<html>`. */
  readonly root?: string;
  /** Content-Security-Policy of its answer. */
  readonly policy?: string;
  /** Buttons to press until the form is there. */
  readonly open?: readonly string[];
  /** Selector of what must be there as long as nothing was sent: the dialog around the form. */
  readonly stays?: string;
  /** Selector of the frame that the form stands in. */
  readonly frame?: string;
  /** The button to press after the form's own, in a form of several steps. */
  readonly next?: string;
  /** The value of the pressed button (`go`) reaches the server, as a native submission has it. */
  readonly submitter?: boolean;
  /** What Enter in the field sends as `go`: the form's first button. */
  readonly byEnter?: string;
  /** CSS px; 1100 by 800 where left out. */
  readonly view?: { readonly width: number; readonly height: number };
  /** What the form asks for: email where left out. */
  readonly asks?: Asked;
}

/** The field, and values for it. `who` keeps one visit's address apart from another's. */
export interface Asked {
  readonly selector: string;
  /** The name that the server hears it by. */
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
  // Longer than a name may be (RFC 5321), which no page's own rule notices.
  bad: (who) => `jane.${who}.${'x'.repeat(64)}@example.com`,
  mistyped: (who) => ({ typed: `bob.${who}@gmial.com`, meant: `bob.${who}@gmail.com` }),
};
