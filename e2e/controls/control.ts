import { type CDPSession, type Locator, type Page } from '@playwright/test';

/** What somebody can operate, as the accessibility tree of the browser has it. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** Which of those with this role and name, from the top of the page. */
  readonly index: number;
  /** Its place in the document, the same for the corresponding control of every item of a list. */
  readonly kind: string;
  /** Whether it belongs to what surrounds the main content on every screen. */
  readonly isInFrame: boolean;
  readonly isDisabled: boolean;
  readonly isCurrent: boolean;
  readonly href: string | null;
  readonly type: string;
}

const ROLES = new Set([
  ...['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'slider', 'combobox', 'spinbutton', 'option'],
  ...['textbox', 'searchbox', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'DisclosureTriangle'],
  ...['Date', 'DateTime', 'InputTime', 'treeitem'],
]);

interface TreeNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly backendDOMNodeId?: number;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

type Described = Pick<Control, 'kind' | 'isInFrame' | 'isCurrent' | 'href' | 'type'>;

/** The attribute by which a control that was collected last is found. */
const MARK = 'data-control';

/** The controls of the page as it is now, from its top. */
export class ControlTree {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<ControlTree> {
    return new ControlTree(page, await page.context().newCDPSession(page));
  }

  /** Collects the controls anew, and marks them for `locate`. */
  async collect(): Promise<Control[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
    const found = nodes.filter(({ ignored, role }) => !ignored && ROLES.has(role?.value ?? ''));
    const described = await this.describe(found);
    const counts = new Map<string, number>();
    return found.flatMap((node, position) => {
      const description = described[position];
      if (!description) return [];
      const [role, name] = [node.role?.value ?? '', node.name?.value.trim() ?? ''];
      const index = counts.get(`${role} ${name}`) ?? 0;
      counts.set(`${role} ${name}`, index + 1);
      const isDisabled = node.properties?.some(
        (property) => property.name === 'disabled' && property.value.value === true,
      );
      return [{ role, name, index, isDisabled: isDisabled ?? false, position, ...description }];
    });
  }

  /** Collects anew and finds a control that was collected in the same state before; undefined when it is gone. */
  async locate({ role, name, index }: Control): Promise<Locator | undefined> {
    const found = (await this.collect()).find(
      (other) => other.role === role && other.name === name && other.index === index,
    ) as (Control & { position: number }) | undefined;
    return found && this.page.locator(`[${MARK}="${String(found.position)}"]`);
  }

  private async describe(nodes: readonly TreeNode[]): Promise<(Described | null)[]> {
    const objects = await Promise.all(
      nodes.map(async ({ backendDOMNodeId }) => {
        const resolved = this.session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
        // A node may be replaced while the tree is read.
        return resolved.then(({ object }) => object.objectId).catch(() => undefined);
      }),
    );
    const { root } = await this.session.send('DOM.getDocument', { depth: 0 });
    const { object } = await this.session.send('DOM.resolveNode', { nodeId: root.nodeId });
    const { result } = await this.session.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: describeControls.toString(),
      arguments: [{ value: MARK }, ...objects.map((objectId) => (objectId ? { objectId } : { value: null }))],
      returnByValue: true,
    });
    return result.value as (Described | null)[];
  }
}

/** Runs in the page: marks each element and tells where it stands. */
function describeControls(mark: string, ...elements: (HTMLElement | null)[]): (Described | null)[] {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);

  const stepOf = (element: Element) => {
    const siblings = [...(element.parentElement?.children ?? [])].filter(
      ({ tagName }) => tagName === element.tagName,
    );
    const isItem = ['LI', 'TR', 'ARTICLE'].includes(element.tagName) && siblings.length > 1;
    return `${element.tagName}${isItem ? '*' : String(siblings.indexOf(element))}`;
  };

  const kindOf = (element: Element | null): string =>
    element ? `${kindOf(element.parentElement)} ${stepOf(element)}` : '';

  return elements.map((element, position) => {
    if (!(element instanceof HTMLElement)) return null;
    element.setAttribute(mark, String(position));
    return {
      kind: kindOf(element),
      isInFrame:
        element.closest('main') === null && document.querySelector('main')?.closest('[inert]') === null,
      isCurrent: element.matches('[aria-current], [aria-selected=true], [aria-checked=true], :checked'),
      href: element instanceof HTMLAnchorElement ? element.href : null,
      type: element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
    };
  });
}
