import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { commonText as common } from '../../lib/texts/areas.ts';
import { BackIcon } from '../ui/index.ts';

interface Pane {
  /** Where the open row's content is drawn; null before the first render. */
  readonly slot: HTMLElement | null;
  /** The id of the open row. */
  readonly open: string | null;
  readonly show: (id: string | null) => void;
}

const PaneContext = createContext<Pane | null>(null);

export interface ListWithDetailProps {
  /** Rows, before and after the content of the pane. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** In the pane while no row is open. It stays mounted. */
  readonly children: ReactNode;
}

/** Rows whose content opens next to them, or in place of them where the window is narrow. */
export function ListWithDetail({ before, after, children }: ListWithDetailProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [open, show] = useState<string | null>(null);
  return (
    <PaneContext value={{ slot, open, show }}>
      <div className={open === null ? 'split' : 'split split-open'}>
        <div className="split-list">{before}</div>
        <div className="split-detail">
          <div hidden={open !== null}>{children}</div>
          <div ref={setSlot} />
        </div>
        <div className="split-list">{after}</div>
      </div>
    </PaneContext>
  );
}

/** Whether a row is open, what opens and closes it, and its content, in place or in the pane. */
export function useRowContent(label: string, children: () => ReactNode) {
  const pane = useContext(PaneContext);
  const [isOpenHere, setOpenHere] = useState(false);
  const id = useId();
  const row = useRef<HTMLButtonElement>(null);
  const isOpen = pane ? pane.open === id : isOpenHere;
  const setOpen = (next: boolean) => (pane ? pane.show(next ? id : null) : setOpenHere(next));
  const close = () => setOpen(false);
  const content = !isOpen ? null : !pane ? (
    <div className="row-body" id={id}>
      {children()}
    </div>
  ) : (
    pane.slot &&
    createPortal(<Detail {...{ id, label, row, close }}>{children()}</Detail>, pane.slot)
  );
  return { id, row, isOpen, setOpen, content };
}

interface DetailProps {
  readonly id: string;
  readonly label: string;
  /** Gets the focus back. */
  readonly row: { readonly current: HTMLElement | null };
  readonly close: () => void;
  readonly children: ReactNode;
}

function Detail({ id, label, row, close, children }: DetailProps) {
  const back = useRef<HTMLButtonElement>(null);
  const giveUp = useEffectEvent(close);
  useEffect(() => {
    const opener = row.current;
    back.current?.focus();
    return () => {
      if (opener?.isConnected) opener.focus();
      // The row is gone: the page has changed.
      else giveUp();
    };
  }, [row]);
  return (
    <section
      className="detail"
      id={id}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <button ref={back} type="button" className="quiet back" onClick={close}>
        <BackIcon /> {common('back')}
      </button>
      {children}
    </section>
  );
}
