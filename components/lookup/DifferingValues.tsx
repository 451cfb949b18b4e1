import type { ReactNode } from 'react';
import { DifferingSigns } from './DifferingSigns.tsx';

interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

export interface DifferingValuesProps {
  readonly title: string;
  /** The page has no other heading. */
  readonly isHeading?: boolean;
  /** The first is compared with the others, and they with it. */
  readonly values: readonly LabelledValue[];
  readonly isIban: boolean;
  readonly children?: ReactNode;
}

/** Two values or more of which only one can be right, with what differs marked. */
export function DifferingValues({
  title,
  isHeading = false,
  values,
  isIban,
  children,
}: DifferingValuesProps) {
  const [first, second] = values;
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className="note differs" role={isHeading ? 'alert' : undefined}>
      <Title className="note-title">{title}</Title>
      <dl className="differs-values">
        {values.map(({ label, value }, index) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd className="value wrap">
              <DifferingSigns
                value={value}
                other={(index === 0 ? second : first)?.value ?? value}
                isIban={isIban}
              />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
