/**
 * Whether a person can see the field that they seem to type in. A page can lay a field that has the
 * focus under something else, make it too faint or small to be seen, or keep it in a frame of its own.
 */

/** Smaller than this, CSS px, nobody types in it. */
const MIN_SIZE = { width: 24, height: 12 } as const;
/** Fainter than this, all that it stands in together, it is not to be seen. */
const MIN_OPACITY = 0.5;

/** Frames around have classes of their own, which `instanceof` here knows nothing of. */
const isShadowRoot = (node: Node): node is ShadowRoot =>
  node.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node;

const parentOrHost = (element: Element): Element | null => {
  const root = element.getRootNode();
  return element.parentElement ?? (isShadowRoot(root) ? root.host : null);
};

function isFaint(element: Element): boolean {
  let opacity = 1;
  for (let at: Element | null = element; at; at = parentOrHost(at)) {
    const style = getComputedStyle(at);
    const own = Number.parseFloat(style.opacity);
    if (!Number.isNaN(own)) opacity *= own;
    const faded = /opacity\(\s*([\d.]+)(%?)/.exec(style.filter);
    if (faded) opacity *= Number(faded[1]) / (faded[2] ? 100 : 1);
  }
  return opacity < MIN_OPACITY;
}

/** Whether its middle, or what of it the viewport holds, is hit by a pointer; asked of its own root. */
function isUncovered(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const view = element.ownerDocument.defaultView;
  if (!view) return false;
  const [l, r] = [Math.max(0, left), Math.min(view.innerWidth, right)];
  const [t, b] = [Math.max(0, top), Math.min(view.innerHeight, bottom)];
  if (r - l < 1 || b - t < 1) return false;
  const root = element.getRootNode();
  const from = isShadowRoot(root) ? root : element.ownerDocument;
  const hit = from.elementFromPoint((l + r) / 2, (t + b) / 2);
  // What lies inside a button or label that wraps it is hit for it; a lid is not.
  return hit !== null && (element === hit || element.contains(hit) || hit.contains(element));
}

/** In its own document: large, clear and uncovered enough. */
export function isVisibleInDocument(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width < MIN_SIZE.width || box.height < MIN_SIZE.height) return false;
  const isShown = element.checkVisibility?.({ visibilityProperty: true }) ?? true;
  return isShown && !isFaint(element) && isUncovered(element, box);
}

/** The elements of the frames around, from the inside; null where one belongs to another site. */
function ancestorFrames(view: Window): readonly Element[] | null {
  const frames: Element[] = [];
  for (let at = view; at !== at.parent; at = at.parent) {
    try {
      const { frameElement } = at;
      if (!frameElement) return null;
      frames.push(frameElement);
    } catch {
      return null;
    }
  }
  return frames;
}

export interface FieldVisibility {
  /** Whether the person can see the control now. */
  isVisible(): boolean;
}

/**
 * Watches whether a control is in a person's sight. Inside another site's frame only the browser can
 * tell (Intersection Observer v2, Chromium); where it does not, it is taken for out of sight.
 */
export function observeFieldVisibility(control: Element, signal: AbortSignal): FieldVisibility {
  const view = control.ownerDocument.defaultView ?? window;
  const frames = ancestorFrames(view);
  let isVisible = false;
  if (frames === null && typeof IntersectionObserver === 'function') {
    const options: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
      trackVisibility: true,
      delay: 100,
    };
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        isVisible = 'isVisible' in entry && entry.isVisible === true;
      }
    }, options);
    observer.observe(control);
    signal.addEventListener('abort', () => observer.disconnect());
  }
  return {
    isVisible: () =>
      isVisibleInDocument(control) &&
      (frames === null ? isVisible : frames.every(isVisibleInDocument)),
  };
}
