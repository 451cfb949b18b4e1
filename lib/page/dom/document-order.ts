/** The order of nodes as a person comes by them, over the borders of shadow roots. */

/** A node and the hosts around it, from the outermost tree inwards. */
function pathThroughHosts(node: Node): Node[] {
  const chain = [node];
  for (let root = node.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) {
    chain.unshift(root.host);
  }
  return chain;
}

/** Negative where `a` comes before `b`. What is in a host's root comes before what stands in the host. */
export function compareDocumentOrder(a: Node, b: Node): number {
  const [ours, theirs] = [pathThroughHosts(a), pathThroughHosts(b)];
  let i = 0;
  while (ours[i + 1] && ours[i] === theirs[i]) i += 1;
  const [one, other] = [ours[i], theirs[i]];
  if (!one || !other || one === other) return ours.length - theirs.length;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Whether a node stands in an element, or in a root in it. */
export const containsNodeDeep = (element: Element, node: Node): boolean =>
  pathThroughHosts(node).some((each) => element.contains(each));
