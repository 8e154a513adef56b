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
  /** Outside of the page until it has the focus. */
  readonly isOutOfSight: boolean;
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

type Described = Pick<Control, 'kind' | 'isInFrame' | 'isCurrent' | 'isOutOfSight' | 'href' | 'type'>;

/** The attribute by which a control that was collected last is found. */
const MARK = 'data-control';
/** The tree may lag behind the document for a moment. */
const MOST_TRIES = 20;

/** The objects of the page that a session refers to; released, so that the page may forget what it no longer shows. */
const GROUP = 'controls';

/** The controls of the page as it is now, from its top. */
export class ControlTree {
  private marks = 0;

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<ControlTree> {
    return new ControlTree(page, await page.context().newCDPSession(page));
  }

  /** Collects the controls of the page as it is now. */
  async collect(): Promise<Control[]> {
    const nodes = await this.nodes();
    const described = await this.describe(nodes, '');
    return nodes.flatMap(({ role, name, index, isDisabled }, position) => {
      const description = described[position];
      // Of a closed list that the system draws, the options are operated.
      if (!description || description.type === 'select') return [];
      return [{ role, name, index, isDisabled, ...description }];
    });
  }

  /** Finds a control that was collected in the same state before; undefined when it is gone. */
  async locate({
    role,
    name,
    index,
  }: Pick<Control, 'role' | 'name' | 'index'>): Promise<Locator | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const found = (await this.nodes()).find(
        (node) => node.role === role && node.name === name && node.index === index,
      );
      const mark = String((this.marks += 1));
      if (found) await this.describe([found], mark);
      const locator = this.page.locator(`[${MARK}="${mark}"]`);
      if ((await locator.count()) === 1) return locator;
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    return undefined;
  }

  private async nodes() {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
    const counts = new Map<string, number>();
    return nodes
      .filter(({ ignored, role }) => !ignored && ROLES.has(role?.value ?? ''))
      .map(({ role, name, properties, backendDOMNodeId: backendNodeId }) => {
        const like = { role: role?.value ?? '', name: name?.value.trim() ?? '' };
        const index = counts.get(`${like.role} ${like.name}`) ?? 0;
        counts.set(`${like.role} ${like.name}`, index + 1);
        const isDisabled = properties?.some((one) => one.name === 'disabled' && one.value.value === true);
        return { ...like, index, isDisabled: isDisabled ?? false, backendNodeId };
      });
  }

  /** @param mark is set on the elements, unless it is empty */
  private async describe(
    nodes: readonly { backendNodeId: number | undefined }[],
    mark: string,
  ): Promise<(Described | null)[]> {
    const objects = await Promise.all(
      nodes.map(({ backendNodeId }) =>
        this.session
          .send('DOM.resolveNode', { backendNodeId, objectGroup: GROUP })
          .then(({ object }) => object.objectId)
          // A node may be replaced while the tree is read.
          .catch(() => undefined),
      ),
    );
    const [first] = objects.filter((objectId) => objectId !== undefined);
    if (first === undefined) return nodes.map(() => null);
    const { result } = await this.session.send('Runtime.callFunctionOn', {
      objectId: first,
      functionDeclaration: describeControls.toString(),
      arguments: [
        ...[MARK, mark].map((value) => ({ value })),
        ...objects.map((objectId) => (objectId ? { objectId } : { value: null })),
      ],
      returnByValue: true,
    });
    await this.session.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
    return result.value as (Described | null)[];
  }
}

/** Runs in the page: marks each element and tells where it stands. */
function describeControls(
  mark: string,
  value: string,
  ...elements: (HTMLElement | null)[]
): (Described | null)[] {
  const stepOf = (element: Element) => {
    const siblings = [...(element.parentElement?.children ?? [])].filter(
      ({ tagName }) => tagName === element.tagName,
    );
    const isItem = ['LI', 'TR', 'ARTICLE'].includes(element.tagName) && siblings.length > 1;
    return `${element.tagName}${isItem ? '*' : String(siblings.indexOf(element))}`;
  };

  const kindOf = (element: Element | null): string =>
    element ? `${kindOf(element.parentElement)} ${stepOf(element)}` : '';

  const isOutOfSight = ({ bottom, width }: DOMRect) => bottom + scrollY <= 0 || width <= 1;

  return elements.map((element) => {
    if (!(element instanceof HTMLElement)) return null;
    if (value) element.setAttribute(mark, value);
    return {
      kind: kindOf(element),
      isInFrame:
        element.closest('main') === null && document.querySelector('main')?.closest('[inert]') === null,
      isCurrent: element.matches('[aria-current], [aria-selected=true], [aria-checked=true], :checked'),
      isOutOfSight: element.matches('a') && isOutOfSight(element.getBoundingClientRect()),
      href: element instanceof HTMLAnchorElement ? element.href : null,
      type: element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
    };
  });
}
