import { type ComponentPropsWithRef, createContext, useContext } from 'react';

const ANNOUNCES = {
  politely: { 'aria-live': 'polite' },
  status: { role: 'status' },
  alert: { role: 'alert' },
  never: {},
} as const;

const InsideLiveRegion = createContext(false);

type Part = 'div' | 'p' | 'span';

export type LiveRegionProps<P extends Part> = ComponentPropsWithRef<P> & {
  readonly as?: P;
  readonly announces?: keyof typeof ANNOUNCES;
};

/**
 * What changes in it is announced, once: inside another live region it is none itself, because screen
 * readers would say the same text for each of the two.
 */
export function LiveRegion<P extends Part = 'div'>(props: LiveRegionProps<P>) {
  const { as = 'div', announces = 'status', ...rest } = props;
  const isInside = useContext(InsideLiveRegion);
  const Tag: 'div' = as as 'div';
  return (
    <InsideLiveRegion value={isInside || announces !== 'never'}>
      <Tag
        {...(isInside ? {} : ANNOUNCES[announces])}
        {...(rest as ComponentPropsWithRef<'div'>)}
      />
    </InsideLiveRegion>
  );
}
