import { type CDPSession, type Locator, type Page } from '@playwright/test';

/** What somebody can operate, as the accessibility tree of the browser has it. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** Which of those with this role and name, from the top of the page. */
  readonly index: number;
  /** Which of those that are like it. */
  readonly likeIndex: number;
  /** Its place in the document, the same for the corresponding control of every item of a list. */
  readonly kind: string;
  /** Whether it belongs to what surrounds the main content on every screen. */
  readonly isInFrame: boolean;
  /** Whether that is its header, sidebar or footer, and no menu or toast that lies above it. */
  readonly isInLandmark: boolean;
  readonly isDisabled: boolean;
  readonly isCurrent: boolean;
  /** Outside of the page until it has the focus. */
  readonly isOutOfSight: boolean;
  readonly href: string | null;
  readonly type: string;
}

const ROLES = new Set(
  (
    'button link tab checkbox radio switch slider combobox spinbutton option ' +
    'textbox searchbox menuitem menuitemcheckbox menuitemradio DisclosureTriangle Date DateTime InputTime treeitem'
  ).split(' '),
);

interface TreeNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly backendDOMNodeId?: number;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

type Named = Pick<Control, 'role' | 'name'>;

interface ControlNode extends Pick<Control, 'role' | 'name' | 'isDisabled'> {
  readonly backendNodeId: number | undefined;
}

interface Described extends Pick<
  Control,
  'kind' | 'isInFrame' | 'isInLandmark' | 'isCurrent' | 'isOutOfSight' | 'href' | 'type'
> {
  /** Which of the nodes it was. */
  readonly position: number;
}

/** Numbers differ from item to item, those of quotes and messages too: TKL-490D78BC; of a count the rest may be unknown: 5+. */
export const likeOf = ({ role, name }: Named): string =>
  `${role} ${name
    .replace(/\s+/g, '')
    .replace(/[A-Z]{3}-[0-9A-F]{8}/g, '#')
    .replace(/[.,:#₺a-f-]*\d[\d.,:#₺a-f+-]*|[.,:#₺a-f-]{3,}/g, '#')}`;

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
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new ControlTree(page, session);
  }

  /**
   * Collects the controls of the page as it is now.
   *
   * @param isWanted spares the page describing what nobody asks for
   */
  async collect(isWanted: (control: Named) => boolean = () => true): Promise<Control[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
    const counts = new Map<string, number>();
    const described = await this.describe(controlsAmong(nodes).filter(isWanted), '');
    return described.flatMap((control) => {
      // Of a closed list that the system draws, the options are operated.
      if (control.type === 'select') return [];
      const count = (key: string) => {
        const index = counts.get(key) ?? 0;
        counts.set(key, index + 1);
        return index;
      };
      return [
        { ...control, index: count(`${control.role}: ${control.name}`), likeIndex: count(likeOf(control)) },
      ];
    });
  }

  /**
   * Finds a control that was collected in the same state before, or in a state with other things of the walk's own, which have
   * other numbers; undefined when it is gone.
   */
  async locate(control: Control): Promise<Locator | undefined> {
    const { index, likeIndex } = control;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const found =
        (await this.marked(await this.named(control), index)) ??
        (await this.marked(await this.like(control), likeIndex));
      if (found) return found;
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    return undefined;
  }

  private async marked(nodes: readonly ControlNode[], index: number): Promise<Locator | undefined> {
    const mark = String((this.marks += 1));
    const { length } = await this.describe(nodes, mark);
    const locator = this.page.locator(`[${MARK}="${mark}.${String(index)}"]`);
    return length > index && (await locator.count()) === 1 ? locator : undefined;
  }

  private async like(control: Control): Promise<ControlNode[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
    return controlsAmong(nodes).filter((node) => likeOf(node) === likeOf(control));
  }

  private async named({ role, name }: Control): Promise<ControlNode[]> {
    const { root } = await this.session.send('DOM.getDocument', { depth: 0 });
    const { nodes } = (await this.session.send('Accessibility.queryAXTree', {
      backendNodeId: root.backendNodeId,
      accessibleName: name,
    })) as { nodes: TreeNode[] };
    return controlsAmong(nodes).filter((node) => node.role === role);
  }

  /**
   * @param mark is set on the elements with their position, unless it is empty
   * @returns what is still in the document, in its order
   */
  private async describe(
    nodes: readonly ControlNode[],
    mark: string,
  ): Promise<Omit<Control, 'index' | 'likeIndex'>[]> {
    const resolved = await Promise.all(
      nodes.map(({ backendNodeId }) =>
        this.session
          .send('DOM.resolveNode', { backendNodeId, objectGroup: GROUP })
          .then(({ object }) => object.objectId)
          // A node may be replaced while the tree is read.
          .catch(() => undefined),
      ),
    );
    const [first] = resolved.filter((objectId) => objectId !== undefined);
    if (first === undefined) return [];
    const { result } = await this.session.send('Runtime.callFunctionOn', {
      objectId: first,
      functionDeclaration: describeControls.toString(),
      arguments: [
        ...[MARK, mark].map((value) => ({ value })),
        ...resolved.map((objectId) => (objectId ? { objectId } : { value: null })),
      ],
      returnByValue: true,
    });
    await this.session.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
    return (result.value as Described[]).flatMap(({ position, ...description }) => {
      const node = nodes[position];
      if (!node) return [];
      const { role, name, isDisabled } = node;
      return [{ role, name, isDisabled, ...description }];
    });
  }
}

function controlsAmong(nodes: readonly TreeNode[]): ControlNode[] {
  return nodes
    .filter(({ ignored, role }) => !ignored && ROLES.has(role?.value ?? ''))
    .map(({ role, name, properties, backendDOMNodeId: backendNodeId }) => ({
      role: role?.value ?? '',
      name: name?.value ?? '',
      isDisabled: properties?.some((one) => one.name === 'disabled' && one.value.value === true) ?? false,
      backendNodeId,
    }));
}

/** Runs in the page: marks the elements in the order of the document and tells where each stands. */
function describeControls(mark: string, value: string, ...elements: (HTMLElement | null)[]): Described[] {
  const stepOf = (element: Element) => {
    // Of a long list that the system draws, too, a few are operated.
    if (element.tagName === 'OPTION') return element.tagName;
    const siblings = [...(element.parentElement?.children ?? [])].filter(
      ({ tagName }) => tagName === element.tagName,
    );
    // A filter may offer every category there is.
    const most = { LI: 1, TR: 1, ARTICLE: 1, LABEL: 6 }[element.tagName] ?? Infinity;
    // A calendar lays its days out in weeks.
    const isItem = siblings.length > most || element.role === 'gridcell';
    return `${element.tagName}${isItem ? '*' : String(siblings.indexOf(element))}`;
  };

  const kindOf = (element: Element | null): string =>
    element ? `${kindOf(element.parentElement)} ${stepOf(element)}` : '';

  const isOutOfSight = ({ bottom, width }: DOMRect) => bottom + scrollY <= 0 || width <= 1;

  return (
    elements
      // The parts of a field for dates lie in a document of its own.
      .flatMap((element, position) =>
        element instanceof HTMLElement && element.getRootNode() === document ? [{ element, position }] : [],
      )
      .sort(({ element: one }, { element: other }) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      )
      .map(({ element, position }, index) => {
        if (value) element.setAttribute(mark, `${value}.${String(index)}`);
        return {
          position,
          kind: kindOf(element),
          isInFrame:
            element.closest('main, [role=dialog], [role=alertdialog]') === null &&
            document.querySelector('main')?.closest('[inert]') === null,
          isInLandmark: element.closest('header, aside, footer') !== null,
          isCurrent: element.matches('[aria-current], [aria-selected=true], [aria-checked=true], :checked'),
          isOutOfSight: element.matches('a') && isOutOfSight(element.getBoundingClientRect()),
          href: element instanceof HTMLAnchorElement ? element.href : null,
          type: element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
        };
      })
  );
}
