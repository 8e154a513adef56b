import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Catalog } from '../catalog';
import { main, open } from '../pages/page';
import { placeOrder } from '../placed-order';

/** Who sits in front of a screen. */
export type Visitor = 'guest' | 'customer' | 'staff';

/** What a screen is shown with. */
export class Stage {
  private readonly made = new Map<unknown, Promise<unknown>>();
  private isEntered = false;

  /**
   * @param page the browser of the visitor
   * @param signIn gives the browser, which has no cookies, the session of the visitor
   * @param buyer who orders: the customer in the browser, or for staff and guests somebody else
   */
  constructor(
    readonly page: Page,
    private readonly signIn: () => Promise<void>,
    readonly buyer: APIRequestContext,
    readonly catalog: Catalog,
  ) {}

  /** Begins as the visitor, with nothing in the browser that a screen has left; once, until things are spent. */
  async enter(): Promise<void> {
    if (this.isEntered) return;
    await this.page.context().clearCookies();
    await this.signIn();
    this.isEntered = true;
  }

  /** An order of two products, the same until it is spent. */
  order(): ReturnType<typeof placeOrder> {
    return this.own(this.placeOrder);
  }

  /** What a screen is shown with and nobody else uses, the same until it is spent. */
  own<Thing>(make: (stage: Stage) => Promise<Thing>): Promise<Thing> {
    const made = this.made.get(make) as Promise<Thing> | undefined;
    if (made) return made;
    const thing = make(this);
    this.made.set(make, thing);
    thing.catch(() => this.made.delete(make));
    return thing;
  }

  /** Whatever follows gets things of its own: these were changed. */
  spend(): void {
    this.made.clear();
    this.isEntered = false;
  }

  private readonly placeOrder = () => placeOrder(this.buyer, 2);
}

/** A screen in one of its states. */
export interface Screen {
  readonly name: string;
  /** Its pattern in the route table. */
  readonly route: string;
  readonly visitor: Visitor;
  readonly show: (stage: Stage) => Promise<void>;
  /** Its header, footer and sidebar are operated here for all screens that have the same. */
  readonly hasFrame?: true;
  /** It is shown without a server: requests fail on purpose. */
  readonly isCutOff?: true;
  /** Names of controls that change what others use. */
  readonly spares?: RegExp;
}

/** Declares screens that one kind of visitor sees. */
export const screensOf =
  (visitor: Visitor) =>
  (
    name: string,
    route: string,
    show: Screen['show'],
    more: Pick<Screen, 'hasFrame' | 'isCutOff' | 'spares'> = {},
  ): Screen => ({ name, route, visitor, show, ...more });

/** Opens an address and waits for a text of the screen. */
export async function openAt({ page }: Stage, address: string, text: string | RegExp): Promise<void> {
  await open(page, address);
  await expect(main(page).getByText(text).first()).toBeVisible();
}

/** Lets requests of an operation fail as without a connection; all of them without a name. */
export async function cutOff(page: Page, operation = ''): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(operation)) await route.abort();
    else await route.fallback();
  });
}
