import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DocumentValue,
  drawPage,
  type PagePart,
  type ReadPage,
  type TextPlace,
} from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';

interface Mark extends PagePart {
  readonly value: DocumentValue;
}

export interface PageViewProps {
  readonly page: ReadPage;
  readonly index: number;
  readonly values: readonly DocumentValue[];
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

/** Pages are drawn when they are that near to the view. */
const NEAR = '600px';

/** Whether an element has come near the view. */
function useNear(element: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** A page of the document with marks on its values. */
export function PageView({ page, index, values, chosen, onChoose }: PageViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const isNear = useNear(frame);
  const { width, height } = page.viewport;

  const marksOf = useEffectEvent((partOf: (place: TextPlace) => PagePart | null): Mark[] =>
    values.flatMap((value) =>
      value.places
        .filter((place) => place.page === index)
        .flatMap(({ texts }) => texts)
        .flatMap((place) => {
          const part = partOf(place);
          return part ? [{ ...part, value }] : [];
        }),
    ),
  );
  const choose = useEffectEvent(onChoose);
  // By mouse only: the list beside the page has the same values for the keyboard.
  useEffect(() => {
    const stopper = new AbortController();
    const onClick = ({ target }: Event) => {
      const mark =
        target instanceof HTMLElement ? target.closest<HTMLElement>('[data-value]') : null;
      if (mark?.dataset.value) choose(mark.dataset.value);
    };
    frame.current?.addEventListener('click', onClick, { signal: stopper.signal });
    return () => stopper.abort();
  }, []);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const scaleText = () =>
      element.style.setProperty('--total-scale-factor', `${element.clientWidth / width}`);
    scaleText();
    const observer = new ResizeObserver(scaleText);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  useEffect(() => {
    if (!isNear || !canvas.current || !text.current || !frame.current) return;
    const stopper = new AbortController();
    const scale = (frame.current.clientWidth / width) * devicePixelRatio;
    const where = { canvas: canvas.current, text: text.current, scale };
    void drawPage(page, where, stopper.signal).then((drawn) => {
      if (drawn) setMarks(marksOf(drawn.partOf));
    });
    const layer = text.current;
    return () => {
      stopper.abort();
      layer.replaceChildren();
    };
  }, [isNear, page, width]);

  return (
    <section
      className="doc-page"
      aria-label={documentsText('page', { number: index + 1 })}
      ref={frame}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <canvas ref={canvas} />
      <div className="doc-text" ref={text} />
      {marks.map(({ value, left, top, width: across, height: down }) => (
        <span
          key={`${value.key} ${left} ${top}`}
          className={`doc-mark doc-${value.severity}`}
          title={value.found.verdict.value}
          data-value={value.key}
          data-chosen={chosen === value.key || undefined}
          style={{
            left: `${left * 100}%`,
            top: `${top * 100}%`,
            width: `${across * 100}%`,
            height: `${down * 100}%`,
          }}
        />
      ))}
    </section>
  );
}
