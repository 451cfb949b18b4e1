import { optionsText } from '../../lib/texts/options.ts';
import { LockIcon } from '../ui/index.ts';

/** Shown next to a control that an organisation locked. */
export function LockNote({ locked }: { locked: boolean }) {
  if (!locked) return null;
  return (
    <span className="lock-note">
      <LockIcon /> {optionsText('setByOrganisation')}
    </span>
  );
}
