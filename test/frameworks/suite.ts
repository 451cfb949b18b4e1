/** Runs the cases in a browser: one test per visit. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { until } from '../e2e/support/until.ts';
import { PATIENCE } from '../patience.ts';
import { type Case, EMAIL } from './case.ts';
import type { FrameworkServer } from './server.ts';
import { type Driver, Tab } from './tab.ts';
import { CELLS, type Cell, DO, type VisitName } from './visits.ts';

/** The browser with the extension, connected to the sandbox, automatic email lookups accepted. */
export interface Ground {
  readonly server: FrameworkServer;
  /** Base URL of the pages, without a trailing slash. */
  readonly url: string;
  open(testCase: Case, address: string): Promise<Driver>;
  close(): Promise<void>;
}

/** Opens the form and waits until it no longer moves, because dialogs open with an animation. */
async function goTo(testCase: Case, tab: Tab): Promise<void> {
  for (const button of testCase.open ?? []) await until(() => tab.press({ button }));
  // A form that is there already may still move, for instance into fullscreen.
  const { stays } = testCase;
  if (stays) {
    await until(async () => {
      if (!(await tab.isThere(stays))) throw new Error(`${stays} is not there`);
    });
  }
  const { selector } = testCase.asks ?? EMAIL;
  let before = '';
  await until(async () => {
    await tab.painted();
    const now = JSON.stringify(await tab.box({ selector }));
    if (now === before) return;
    before = now;
    throw new Error('the form moves');
  });
}

export function describeCases(
  browser: 'chromium' | 'firefox',
  cases: readonly Case[],
  prepare: () => Promise<Ground>,
): void {
  let ground: Ground;

  beforeAll(async () => {
    ground = await prepare();
  });
  afterAll(() => ground?.close());

  let tries = 0;
  const run = async (testCase: Case, name: VisitName) => {
    // Unique for each try, so that the server's records of tries do not mix.
    tries += 1;
    const who = `${testCase.id}.${name}.${tries}`.replaceAll('-', '.');
    const id = `${browser}-${testCase.id}-${name}-${tries}`;
    const driver = await ground.open(
      testCase,
      `${ground.url}/at/${id}/${testCase.id}.html${testCase.hash ?? ''}`,
    );
    const tab = new Tab(driver, testCase.frame);
    const wrong: Error[] = [];
    const fails = (cell: Cell, cause: unknown) =>
      wrong.push(new Error(`${testCase.id} ${cell}: ${CELLS[cell]}`, { cause }));
    let isOver = false;
    try {
      await goTo(testCase, tab);
      await DO[name]({
        testCase,
        tab,
        who,
        arrived: () => ground.server.recorder.of(id),
        patience: PATIENCE,
        async cell(cell, attempt) {
          if (isOver) return;
          await attempt().catch((error: unknown) => {
            fails(cell, error);
            // If the line covers something, the visit can still go on.
            isOver = cell !== 'clear' && cell !== 'apart';
          });
        },
      });
      if (tab.errors.length > 0) fails('calm', new Error(tab.errors.join('\n')));
    } finally {
      await tab.close();
    }
    if (wrong.length > 0) {
      throw new AggregateError(
        wrong,
        wrong.map(({ message, cause }) => `${message}\n${cause ?? ''}`).join('\n'),
      );
    }
  };

  describe.each(cases)(`${browser}: $name ($id)`, (testCase) => {
    const visits = Object.keys(DO).filter((name): name is VisitName => name in DO);
    const asked = visits.filter(
      (name) => !/mistyped|corrected/.test(name) || !testCase.asks || testCase.asks.mistyped,
    );
    it.each(asked)('%s', (name) => run(testCase, name));
  });
}
