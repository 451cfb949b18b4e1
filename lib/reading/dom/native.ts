/** Names of controls are strings, so no control takes the place of a symbol. */
interface Tagged {
  readonly [Symbol.toStringTag]?: unknown;
}

const nativeProperties: ProxyHandler<object> = {
  get(form, name) {
    const value: unknown = Reflect.get(HTMLFormElement.prototype, name, form);
    return typeof value === 'function' ? value.bind(form) : value;
  },
};

/**
 * The node to read a property from: `native(node).parentElement`. A form answers to the names of its
 * controls before its own properties (WHATWG HTML, HTMLFormElement, `LegacyOverrideBuiltIns`), in Chromium
 * in our isolated world too, so a control named `parentElement` takes the place of the form's parent. No
 * other element does, nor does the document in our world. Read from the result and drop it: it is not the
 * node itself. Not `instanceof`, which is false for nodes of another frame's realm.
 */
export function native<T extends object | null | undefined>(node: T): T;
export function native(node: Tagged | null | undefined): object | null | undefined {
  return node?.[Symbol.toStringTag] === 'HTMLFormElement'
    ? new Proxy(node, nativeProperties)
    : node;
}
