import { ok } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { VALUE_MESSAGES } from '../../extension/messages/index.ts';
import type { AccountApi } from '../account/index.ts';
import type { AnswersApi } from '../answers/index.ts';
import type { JobsApi } from '../jobs/index.ts';
import type { ServiceModule } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsApi } from '../settings/index.ts';
import { createDisclosureLimit } from './disclosure-limit.ts';
import { createValueEvaluator } from './evaluate-values.ts';
import { createFormConsistency } from './form-consistency.ts';
import { createNotes } from './notes.ts';
import { createTextParser } from './text-parser.ts';

interface ValuesNeeds {
  readonly ports: Pick<Ports, 'platform' | 'loadCheck' | 'detect' | 'now'>;
  readonly settings: Pick<SettingsApi, 'store'>;
  readonly account: Pick<AccountApi, 'key' | 'remainingCredits'>;
  readonly answers: Pick<AnswersApi, 'cache'>;
  readonly jobs: Pick<JobsApi, 'store' | 'running'>;
}

export type ValuesApi = ReturnType<typeof createValues>['api'];

const POPUP_CHANGED: TabMessage = { fieldmarkTab: 'popupChanged' };

/** Free verdicts: of values, of the values in a text, and of the values of one form. */
export function createValues({ ports, settings, account, answers, jobs }: ValuesNeeds) {
  const { platform } = ports;
  const notes = createNotes(ports);
  const mayTell = createDisclosureLimit(ports, 'noted');
  const evaluate = createValueEvaluator({
    ports,
    cache: answers.cache,
    jobs: jobs.store,
    running: jobs.running,
    key: account.key,
    settings: settings.store,
    remainingCredits: account.remainingCredits,
  });
  const textParser = createTextParser({ ports, settings: settings.store, evaluate, notes });

  return {
    api: { evaluate, textParser, notes },
    handlers: {
      check: async ({ items, place, form }, caller) => {
        const judgements = await evaluate(items, { place, form, caller });
        // A page has new values, which an open side panel lists.
        if (caller.context === 'page') void platform.broadcast(POPUP_CHANGED);
        return ok({ judgements });
      },
      parse: async ({ text, place }, caller) => ok(await textParser.text(text, { place, caller })),
      checkFormConsistency: createFormConsistency({
        ports,
        settings: settings.store,
        notes,
        mayTell,
      }),
      acceptNote: async ({ id }, caller) => {
        const note = await notes.accept(id, caller);
        return note.ok ? ok({ note: note.value }) : note;
      },
    },
  } satisfies ServiceModule<typeof VALUE_MESSAGES>;
}
