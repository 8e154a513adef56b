/** What a browser puts in the place of a text that it translates. */
const TRANSLATED = 'FONT';

/**
 * Lets React go on on a page that the browser translates. Translating replaces text nodes, which React still holds: it would fail
 * to remove them or to insert before them, and a changed amount would stay on the screen as it was. Here the replacement
 * goes and is passed in the name of its text, and gives its place back to a text that changes, which is translated anew.
 */
export function surviveTranslation(): void {
  const replacements = new Map<Node, HTMLElement>();
  const taken = new WeakSet<Node>();
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target);
      else for (const node of record.removedNodes) remember(node, record);
    }
  });
  const remember = (text: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord) => {
    if (text.nodeType !== Node.TEXT_NODE || text.parentNode !== null) return;
    const found = [...addedNodes, previousSibling, nextSibling].find(
      (node) => node?.nodeName === TRANSLATED && node.isConnected && !taken.has(node),
    );
    if (!(found instanceof HTMLElement)) return;
    taken.add(found);
    replacements.set(text, found);
    observer.observe(text, { characterData: true });
  };
  const putBack = (text: Node) => {
    replacements.get(text)?.replaceWith(text);
    replacements.delete(text);
  };
  passReplacements(replacements);
  observer.observe(document.documentElement, { childList: true, subtree: true });
}

interface NativeNode {
  readonly removeChild: (this: Node, child: Node) => Node;
  readonly insertBefore: (this: Node, child: Node, before: Node | null) => Node;
}

function passReplacements(replacements: Map<Node, HTMLElement>): void {
  const { removeChild, insertBefore } = Node.prototype as unknown as NativeNode;
  /** A text's replacement where it stands in this parent; undefined where it is gone as well. */
  const standIn = (parent: Node, node: Node) => {
    const replacement = replacements.get(node);
    return replacement?.parentNode === parent ? replacement : undefined;
  };
  const isAway = (parent: Node, node: Node) => node.nodeType === Node.TEXT_NODE && node.parentNode !== parent;
  Node.prototype.removeChild = function removeReplaced<Child extends Node>(this: Node, child: Child): Child {
    if (!isAway(this, child)) return removeChild.call(this, child) as Child;
    const replacement = standIn(this, child);
    if (replacement) removeChild.call(this, replacement);
    replacements.delete(child);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeReplaced<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const next = before && isAway(this, before) ? (standIn(this, before) ?? null) : before;
    return insertBefore.call(this, child, next) as Child;
  };
}
