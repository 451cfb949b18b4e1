/** The names of controls are strings, so a control cannot replace a property named by a symbol. */
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
 * The node to read a property from: `native(node).parentElement`. A form's controls replace its
 * properties of the same name (WHATWG HTML, HTMLFormElement, `LegacyOverrideBuiltIns`), in Chromium
 * even in our isolated world: a control named `parentElement` hides the form's parent. This affects
 * only forms; the document is not affected in our world. Do not keep the result: for a form it is a
 * proxy, not the node. `instanceof` is not used, because it is false for nodes of another frame's
 * realm.
 */
export function native<T extends object | null | undefined>(node: T): T;
export function native(node: Tagged | null | undefined): object | null | undefined {
  return node?.[Symbol.toStringTag] === 'HTMLFormElement'
    ? new Proxy(node, nativeProperties)
    : node;
}
