/** One open page of a case, the same in both browsers. */
import { z } from 'zod';
import { given, told } from '../e2e/support/bounded.ts';
import { until } from '../e2e/support/until.ts';
import {
  type Box,
  coveredBy,
  findBox,
  isThere,
  readLine,
  stateText,
  twoFrames,
  type Wanted,
} from './in-page.ts';

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const focusSchema = z.object({ isFocused: z.boolean() });

const buttonSchema = z.object({ name: z.string(), box: boxSchema, isHit: z.boolean() });

const lineSchema = z.object({
  /** Null where only marks are shown. */
  box: boxSchema.nullable(),
  role: z.string(),
  text: z.string(),
  buttons: z.array(buttonSchema),
  /** In the corners of fields whose line has no room, or not the word. */
  marks: z.array(buttonSchema),
});

export type Line = z.infer<typeof lineSchema>;

/** What a browser's driver brings. Sources are expressions; results are JSON. */
export interface Driver {
  /** In the frame of the form; in the page itself where `isTop`. */
  run(source: string, isTop?: boolean): Promise<unknown>;
  /** Calls a function with the shadow root of our line for `this`; null where there is no line. */
  inLine(source: string): Promise<unknown>;
  /** Presses the mouse at a point of the page's viewport, CSS px. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: 'Tab' | 'Enter'): Promise<void>;
  /** Exceptions and console errors so far, each with where it comes from. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

const call = (fn: (argument: never) => unknown, argument?: unknown) =>
  `(${fn})(${JSON.stringify(argument ?? null)})`;

export class Tab {
  readonly #driver: Driver;
  readonly #frame: string | undefined;

  /** @param frame selector of the frame that the form stands in */
  constructor(driver: Driver, frame: string | undefined) {
    this.#driver = driver;
    this.#frame = frame;
  }

  #run(source: string, isTop?: boolean): Promise<unknown> {
    return told(this.#driver.run(source, isTop));
  }

  get errors(): readonly string[] {
    return this.#driver.errors;
  }

  async #press({ x, y, width, height }: Box): Promise<void> {
    let [left, top] = [0, 0];
    if (this.#frame) {
      const around = await this.#run(call(findBox, { selector: this.#frame }), true);
      const frame = boxSchema.parse(around);
      // The default border of a frame, CSS px.
      [left, top] = [frame.x + 2, frame.y + 2];
    }
    await given(this.#driver.press(left + x + width / 2, top + y + height / 2));
  }

  /** @throws Error where it is not there */
  async box(wanted: Wanted): Promise<Box> {
    const found = await this.#run(call(findBox, wanted));
    if (found === null) throw new Error(`not there: ${JSON.stringify(wanted)}`);
    return boxSchema.parse(found);
  }

  async press(wanted: Wanted): Promise<void> {
    await this.#press(await this.box(wanted));
  }

  async hasFocus(wanted: Wanted): Promise<boolean> {
    const found = await this.#run(call(findBox, wanted));
    return focusSchema.nullable().parse(found)?.isFocused ?? false;
  }

  /** Waits until the page, and the frame in it, have been painted: before, a press may go past it. */
  async painted(): Promise<void> {
    await this.#run(call(twoFrames), true);
    if (this.#frame) await this.#run(call(twoFrames));
  }

  /** Typing ends no page: it is waited for to its end, or keys pressed after it would come between. */
  async type(text: string): Promise<void> {
    await this.#driver.type(text);
  }

  async key(name: 'Tab' | 'Enter'): Promise<void> {
    await given(this.#driver.key(name));
  }

  async state(): Promise<string | null> {
    return z
      .string()
      .nullable()
      .parse(await this.#run(call(stateText)));
  }

  async isThere(selector: string): Promise<boolean> {
    return z.boolean().parse(await this.#run(call(isThere, selector)));
  }

  /** Our line, or the question in its place; null where none is shown. */
  async line(): Promise<Line | null> {
    return lineSchema.nullable().parse(await told(this.#driver.inLine(String(readLine))));
  }

  /** Presses a button of ours. @throws Error where there is none, or something lies on it */
  async pressOurs(name: string): Promise<void> {
    const line = await this.line();
    const all = [...(line?.buttons ?? []), ...(line?.marks ?? [])];
    const button = all.find((each) => each.name === name);
    if (!button) throw new Error(`no button "${name}" but ${all.map((each) => each.name)}`);
    if (!button.isHit) throw new Error(`something lies on "${name}"`);
    await this.#press(button.box);
  }

  /**
   * What of the page a box lies on.
   * @param within selector of what the person can reach now
   * @param own the field whose corner may be taken
   */
  async covered(box: Box, within: string, own?: Wanted): Promise<readonly string[]> {
    const field = own ? await this.box(own) : null;
    const covered = await this.#run(call(coveredBy, { box, within, own: field }));
    return z.array(z.string()).parse(covered);
  }

  pressAt(x: number, y: number): Promise<void> {
    return given(this.#driver.press(x, y));
  }

  /** An expression of the test's own, in the page. */
  async ask(expression: string): Promise<unknown> {
    return this.#run(expression, true);
  }

  /** A request of the page's own: what it sent before has arrived before. */
  async roundTrip(): Promise<void> {
    await until(() =>
      this.#run(
        'document.readyState === "complete" ? fetch("thanks.html").then((answer) => answer.text()) : Promise.reject("loading")',
      ),
    );
  }

  close(): Promise<void> {
    return given(this.#driver.close());
  }
}
