/** Document order that also covers nodes in shadow roots. */
import { native } from '../../reading/dom/index.ts';
import { shadowHostsOf } from './shadow-dom.ts';

/** The shadow hosts around a node, outermost first, then the node itself. */
const pathThroughHosts = (node: Node): Node[] => [node, ...shadowHostsOf(node)].reverse();

/** Negative if `a` comes before `b`. The content of a host's shadow root comes before the host's own children. */
export function compareDocumentOrder(a: Node, b: Node): number {
  const [pathA, pathB] = [pathThroughHosts(a), pathThroughHosts(b)];
  let i = 0;
  while (pathA[i + 1] && pathA[i] === pathB[i]) i += 1;
  const [nodeA, nodeB] = [pathA[i], pathB[i]];
  if (!nodeA || !nodeB || nodeA === nodeB) return pathA.length - pathB.length;
  return native(nodeA).compareDocumentPosition(nodeB) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
