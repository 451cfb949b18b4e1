import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  DrawnPage,
  PagePart,
  PageSize,
  PageText,
  TextPlace,
} from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import type { CodeMark, PlacedMark } from './page-marks.ts';

/** Draws a page; null: it cannot be drawn. */
export type DrawPage = (
  index: number,
  scale: number,
  places: readonly TextPlace[],
) => Promise<DrawnPage | null>;

export interface PageViewProps {
  readonly size: PageSize;
  readonly index: number;
  /** What is marked on it. */
  readonly placed: readonly PlacedMark[];
  readonly codes: readonly CodeMark[];
  /** A picture, which is not shown larger than it is. */
  readonly isImage: boolean;
  readonly chosen: string | null;
  readonly draw: DrawPage;
  readonly onChoose: (key: string) => void;
  /** The marks are there. */
  readonly onMarked: (index: number) => void;
}

/** Pages that are that near to the view are drawn, and others forgotten. */
const NEAR = '600px';
/** Texts that are added before others have a turn. */
const TEXTS_AT_ONCE = 300;

/** Whether an element is near the view. */
function useNear(element: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** A text that can be selected, at its place above the picture. */
function textSpan({ text, left, top, size, stretch, angle, isRtl }: PageText): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  if (isRtl) span.dir = 'rtl';
  const turn = angle === 0 ? '' : `rotate(${angle}deg) `;
  span.style.cssText = `left:${left * 100}%;top:${top * 100}%;font-size:calc(${size} * var(--doc-height));transform:${turn}scaleX(${stretch})`;
  return span;
}

/** Adds the texts of a page, some at a time. */
function addTexts(layer: HTMLElement, texts: readonly PageText[], signal: AbortSignal): void {
  let from = 0;
  const addSome = () => {
    if (signal.aborted) return;
    const some = texts.slice(from, from + TEXTS_AT_ONCE);
    layer.append(
      ...some.flatMap((text) => [
        textSpan(text),
        ...(text.endsLine ? [document.createElement('br')] : []),
      ]),
    );
    from += TEXTS_AT_ONCE;
    if (from < texts.length) setTimeout(addSome);
  };
  addSome();
}

/** A page of the document with marks on its values. */
export function PageView(props: PageViewProps) {
  const { size, index, placed, codes, isImage, chosen, draw, onChoose, onMarked } = props;
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly CodeMark[]>([]);
  const isNear = useNear(frame);
  const { width, height } = size;

  /** Which texts are marked, and how. */
  const wanted = placed
    .map(({ value: { key, severity }, place: { from, start, end } }) =>
      [key, severity, from, start, end].join(' '),
    )
    .join('\n');
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
    const noteHeight = () =>
      element.style.setProperty('--doc-height', `${element.clientWidth * (height / width)}px`);
    noteHeight();
    const observer = new ResizeObserver(noteHeight);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);

  const drawNow = useEffectEvent(async (signal: AbortSignal) => {
    if (!canvas.current || !text.current || !frame.current) return;
    const scale = (frame.current.clientWidth / width) * devicePixelRatio;
    const drawn = await draw(
      index,
      scale,
      placed.map(({ place }) => place),
    );
    if (signal.aborted || !drawn || !canvas.current || !text.current) {
      drawn?.bitmap?.close();
      return;
    }
    if (drawn.bitmap) {
      canvas.current.width = drawn.bitmap.width;
      canvas.current.height = drawn.bitmap.height;
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(drawn.bitmap);
    }
    text.current.replaceChildren();
    addTexts(text.current, drawn.texts, signal);
    setMarks(
      placed.flatMap(({ value }, i) => {
        const part = drawn.parts[i];
        return part ? [{ ...part, value, isCode: false }] : [];
      }),
    );
  });
  const marked = useEffectEvent(onMarked);
  // Again when there is more to be marked: a document is read while it is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` says what `drawNow` marks
  useEffect(() => {
    if (!isNear) return;
    const stopper = new AbortController();
    void drawNow(stopper.signal);
    return () => stopper.abort();
  }, [isNear, index, wanted]);
  useEffect(() => {
    if (isNear) return;
    // A long document would fill the memory with pictures.
    if (canvas.current) Object.assign(canvas.current, { width: 0, height: 0 });
    text.current?.replaceChildren();
    setMarks([]);
  }, [isNear]);
  useEffect(() => {
    if (marks.length > 0) marked(index);
  }, [marks, index]);

  return (
    <section
      className="doc-page"
      aria-label={documentsText('page', { number: index + 1 })}
      ref={frame}
      style={{
        aspectRatio: `${width} / ${height}`,
        ...(isImage ? { inlineSize: `min(100%, ${width}px)` } : {}),
      }}
    >
      <canvas ref={canvas} />
      <div className="doc-text" ref={text} />
      {[...marks, ...codes].map(({ value, isCode, ...part }) => (
        <span
          key={`${value.key} ${part.left} ${part.top}`}
          className={`doc-mark doc-${value.severity}${isCode ? ' doc-code' : ''}`}
          title={value.found.verdict.value}
          data-value={value.key}
          data-chosen={chosen === value.key || undefined}
          style={partStyle(part)}
        />
      ))}
    </section>
  );
}

const percent = (part: number): string => `${part * 100}%`;
const partStyle = ({ left, top, width, height }: PagePart): CSSProperties => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});
