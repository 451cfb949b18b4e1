import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { commonText } from '../../lib/texts/areas.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { focusIfLost } from '../ui/index.ts';

/** Credits above which a press is not enough, and the share of what is left. */
const MANY_CREDITS = 100;
const LARGE_SHARE = 0.1;

/** Whether a price is asked about before it is spent. @param remaining credits left; undefined if unknown */
export const isLargePrice = (price: number, remaining: number | undefined): boolean =>
  price > MANY_CREDITS || (remaining !== undefined && price > remaining * LARGE_SHARE);

export interface SpendButtonProps {
  /** With the price. */
  readonly children: ReactNode;
  readonly price: number;
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  readonly isReady: boolean;
  readonly className: string;
  readonly title?: string;
  readonly describedBy?: string | undefined;
  readonly onSpend: () => void;
}

/** A button that spends credits. Of many, it says first how many are left afterwards, and asks once. */
export function SpendButton(props: SpendButtonProps) {
  const { children, price, remaining, isReady, className, title, describedBy, onSpend } = props;
  /** The price that is asked about. */
  const [asked, setAsked] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const id = useId();
  const isAsking = asked === price && isReady;
  useEffect(() => {
    if (isAsking) question.current?.focus();
    else focusIfLost(button.current);
  }, [isAsking]);
  const press = () => {
    if (!isReady) return;
    if (isLargePrice(price, remaining)) setAsked(isAsking ? null : price);
    else onSpend();
  };
  const costs =
    remaining === undefined
      ? workbenchText('lookupCosts', { credits: price })
      : workbenchText('lookupCostsOf', { credits: price, left: Math.max(0, remaining - price) });
  return (
    <span className="wb-spend">
      <button
        ref={button}
        type="button"
        className={className}
        title={title}
        aria-describedby={describedBy}
        aria-disabled={!isReady}
        aria-expanded={isLargePrice(price, remaining) ? isAsking : undefined}
        onClick={press}
      >
        {children}
      </button>
      {isAsking && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend
        <div
          ref={question}
          className="wb-question"
          role="group"
          tabIndex={-1}
          aria-labelledby={id}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            setAsked(null);
          }}
        >
          <p id={id}>{costs}</p>
          <p className="wb-acts">
            <button
              type="button"
              className="primary"
              onClick={() => {
                setAsked(null);
                onSpend();
              }}
            >
              {workbenchText('lookUpNow')}
            </button>
            <button type="button" className="quiet" onClick={() => setAsked(null)}>
              {commonText('cancel')}
            </button>
          </p>
        </div>
      )}
    </span>
  );
}
