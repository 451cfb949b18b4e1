/** An open page of a case, with the same interface for both browsers. */
import { z } from 'zod';
import { answerInTime, given } from '../e2e/support/bounded.ts';
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
  /** Null if only marks are shown. */
  box: boxSchema.nullable(),
  role: z.string(),
  text: z.string(),
  buttons: z.array(buttonSchema),
  /** Buttons in the corners of fields whose line has no room or is not the shown one. */
  marks: z.array(buttonSchema),
});

export type Line = z.infer<typeof lineSchema>;

/** The operations of a browser's driver. Sources are expressions; results are JSON. */
export interface Driver {
  /** Evaluates in the frame of the form, or in the page itself if `isTop`. */
  run(source: string, isTop?: boolean): Promise<unknown>;
  /** Calls a function with the shadow root of our line as `this`; null if there is no line. */
  inLine(source: string): Promise<unknown>;
  /** Presses the mouse at a point of the page's viewport, CSS px. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: 'Tab' | 'Enter'): Promise<void>;
  /** Presses Ctrl+Z. */
  undo(): Promise<void>;
  /** Exceptions and console errors so far, each with its source. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

const call = (fn: (argument: never) => unknown, argument?: unknown) =>
  `(${fn})(${JSON.stringify(argument ?? null)})`;

export class Tab {
  readonly #driver: Driver;
  readonly #frame: string | undefined;

  /** @param frame selector of the frame that contains the form */
  constructor(driver: Driver, frame: string | undefined) {
    this.#driver = driver;
    this.#frame = frame;
  }

  #run(source: string, isTop?: boolean): Promise<unknown> {
    return answerInTime(this.#driver.run(source, isTop));
  }

  get errors(): readonly string[] {
    return this.#driver.errors;
  }

  async #press({ x, y, width, height }: Box): Promise<void> {
    let [offsetX, offsetY] = [0, 0];
    if (this.#frame) {
      const around = await this.#run(call(findBox, { selector: this.#frame }), true);
      const frame = boxSchema.parse(around);
      // Adds the default border of a frame, 2 CSS px.
      [offsetX, offsetY] = [frame.x + 2, frame.y + 2];
    }
    await given(this.#driver.press(offsetX + x + width / 2, offsetY + y + height / 2));
  }

  /** @throws Error if the element does not exist */
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

  /** Waits until the page and its frame have been painted; an earlier press may miss its target. */
  async painted(): Promise<void> {
    await this.#run(call(twoFrames), true);
    if (this.#frame) await this.#run(call(twoFrames));
  }

  /** Waits without a limit, unlike `key`: typing closes no page, and later keys must not overtake it. */
  async type(text: string): Promise<void> {
    await this.#driver.type(text);
  }

  async key(name: 'Tab' | 'Enter'): Promise<void> {
    await given(this.#driver.key(name));
  }

  async undo(): Promise<void> {
    await given(this.#driver.undo());
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

  /** Our line, or the question in its place; null if neither is shown. */
  async line(): Promise<Line | null> {
    return lineSchema.nullable().parse(await answerInTime(this.#driver.inLine(String(readLine))));
  }

  /** Presses a button of ours. @throws Error if there is none or something covers it */
  async pressOurs(name: string): Promise<void> {
    const line = await this.line();
    const all = [...(line?.buttons ?? []), ...(line?.marks ?? [])];
    const button = all.find((each) => each.name === name);
    if (!button) throw new Error(`no button "${name}", only ${all.map((each) => each.name)}`);
    if (!button.isHit) throw new Error(`something covers "${name}"`);
    await this.#press(button.box);
  }

  /**
   * The controls and labels of the page that a line or mark covers.
   * @param within selector of the part of the page that is reachable now
   * @param wantedField the field that it belongs to, of which it may cover something
   */
  async covered(
    box: Box,
    within: string,
    wantedField: Wanted,
    isMark: boolean,
  ): Promise<readonly string[]> {
    const fieldBox = await this.box(wantedField);
    const covered = await this.#run(call(coveredBy, { box, within, fieldBox, isMark }));
    return z.array(z.string()).parse(covered);
  }

  pressAt(x: number, y: number): Promise<void> {
    return given(this.#driver.press(x, y));
  }

  /** Evaluates an expression in the page. */
  async ask(expression: string): Promise<unknown> {
    return this.#run(expression, true);
  }

  /** Makes a request from the page, and waits for its answer: earlier requests have then arrived. */
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
