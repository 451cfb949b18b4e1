import { commonText } from '../../../lib/texts/areas.ts';
import type { ListRunHandle } from '../list/index.ts';
import { LookUpAgain, type LookUpAgainProps } from './LookUpAgain.tsx';
import { Reminder } from './Reminder.tsx';

export interface WorkbenchAgainProps extends Omit<LookUpAgainProps, 'isBusy'> {
  readonly handle: ListRunHandle;
  readonly isPricing: boolean;
  readonly connected: boolean;
  readonly onOptions: () => void;
}

/** Looking the list up again, at its price, and the reminder of it. */
export function WorkbenchAgain(props: WorkbenchAgainProps) {
  const { handle, isPricing, connected, onOptions, ...choice } = props;
  const { run, remind, isBusy } = handle;
  return (
    <div className="again">
      {connected ? (
        <LookUpAgain {...choice} isBusy={isBusy || isPricing} />
      ) : (
        <button type="button" className="secondary" onClick={onOptions}>
          {commonText('addKey')}
        </button>
      )}
      {run && <Reminder reminder={run.reminder} onRemind={remind} />}
    </div>
  );
}
