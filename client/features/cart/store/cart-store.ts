import { type WantedLine } from './wanted-line';
import { type Cart } from './cart-data';
import { type CartFailure, cartFailure } from './cart-failure';
import { type CartRequests } from './cart-requests';
import { type OptimisticUpdate, unchanged, withoutLine, withQuantity } from './optimistic-update';

/** What every part of the shop sees of the cart. */
export interface CartState {
  /** Undefined until the shop has answered. Changes under way show already. */
  readonly cart: Cart | undefined;
  /** While a change is under way, the sums are still those of before. */
  readonly isSettling: boolean;
  /** Why the cart could not be loaded the last time. */
  readonly loadFailure: CartFailure | undefined;
  /** Why changes did not succeed, by the id of their line; those of the whole cart under `WHOLE_CART`. */
  readonly failures: Readonly<Record<string, CartFailure>>;
}

export const WHOLE_CART = 'cart';

export const NO_CART_YET: CartState = {
  cart: undefined,
  isSettling: false,
  loadFailure: undefined,
  failures: {},
};

type Outcome = Promise<CartFailure | undefined>;

interface Step {
  readonly kind: 'refetch' | 'quantity' | 'change';
  /** The line it is about, or the whole cart. */
  readonly place: string;
  /** Sent twice, it does no more than once: after the connection was lost it may be sent again. */
  readonly isRepeatable: boolean;
  readonly optimistic: OptimisticUpdate;
  readonly send: () => Promise<Cart>;
  readonly done: (failure: CartFailure | undefined) => void;
}

/**
 * The one copy of the cart in a browser. Steps are sent one after the other, so no answer overtakes a later one, and
 * what they will change shows at once. Each resolves to its failure, or to undefined. Changes made offline wait for
 * `resume`.
 */
export class CartStore {
  private known: Cart | undefined;
  private steps: readonly Step[] = [];
  /** The first of the steps while its answer is awaited. */
  private sending: Step | undefined;
  private shown = NO_CART_YET;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly shop: CartRequests,
    /** Called after this browser changed the cart. */
    private readonly onChanged: () => void,
    private readonly isOnline: () => boolean = () => navigator.onLine,
  ) {}

  readonly state = (): CartState => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * The next visitor of a browser sees nothing of the cart before theirs; a customer takes along what they added before
   * they signed in, for their other devices.
   */
  readonly forget = (): void => {
    this.known = undefined;
    this.show({ loadFailure: undefined, failures: {} });
    void this.take({ kind: 'refetch', send: () => this.shop.merge() });
  };

  /** The connection is back: sends what waited for it, and loads the cart if that had failed. */
  readonly resume = (): void => {
    if (this.shown.loadFailure) void this.refetch();
    else void this.walk();
  };

  readonly refetch = (): Outcome => this.take({ kind: 'refetch', send: () => this.shop.refetch() });

  readonly add = (line: WantedLine): Outcome =>
    this.take({ place: line.productId, send: () => this.shop.add(line) });

  readonly setQuantity = (lineId: string, quantity: number): Outcome =>
    this.take({
      kind: 'quantity',
      place: lineId,
      isRepeatable: true,
      optimistic: withQuantity(lineId, quantity),
      send: () => this.shop.setQuantity(lineId, quantity),
    });

  readonly remove = (lineId: string): Outcome =>
    this.take({
      place: lineId,
      isRepeatable: true,
      optimistic: withoutLine(lineId),
      send: () => this.shop.remove(lineId),
    });

  /** A change that only some screens know how to send. */
  readonly changeBy = (send: () => Promise<Cart>): Outcome => this.take({ send });

  readonly clear = (): Outcome => this.take({ send: () => this.shop.clear() });

  readonly restore = (): Outcome => this.take({ send: () => this.shop.restore() });

  readonly confirm = (): Outcome => this.take({ isRepeatable: true, send: () => this.shop.confirm() });

  /** A refetch or a quantity that still waits is replaced by the later one: its sender gets the later answer. */
  private take(wanted: Pick<Step, 'send'> & Partial<Step>): Outcome {
    const {
      kind = 'change',
      place = WHOLE_CART,
      isRepeatable = false,
      optimistic = unchanged,
      send,
    } = wanted;
    const replaced = this.steps.find(
      (step) => step !== this.sending && step.kind === kind && step.place === place && kind !== 'change',
    );
    return new Promise((resolve) => {
      const done: Step['done'] = (failure) => {
        replaced?.done(failure);
        resolve(failure);
      };
      this.steps = [
        ...this.steps.filter((step) => step !== replaced),
        { kind, place, isRepeatable, optimistic, send, done },
      ];
      this.show(kind === 'refetch' ? {} : { failures: without(this.shown.failures, place) });
      void this.walk();
    });
  }

  private async walk(): Promise<void> {
    if (this.sending) return;
    for (let step = this.steps[0]; step && !this.isHeld(step); step = this.steps[0]) {
      this.sending = step;
      const failure = await this.send(step);
      if (!this.isLost(step, failure)) {
        this.steps = this.steps.slice(1);
        this.settle(step, failure);
        step.done(failure);
      }
      this.sending = undefined;
    }
  }

  private isHeld({ kind }: Step): boolean {
    return kind !== 'refetch' && !this.isOnline();
  }

  private isLost({ isRepeatable }: Step, failure: CartFailure | undefined): boolean {
    return isRepeatable && failure?.code === 'NETWORK' && !this.isOnline();
  }

  private async send(step: Step): Promise<CartFailure | undefined> {
    try {
      this.known = await step.send();
      return undefined;
    } catch (error) {
      return cartFailure(error);
    }
  }

  private settle({ kind, place }: Step, failure: CartFailure | undefined): void {
    if (kind === 'refetch' || !failure) this.show({ loadFailure: failure });
    if (kind === 'refetch') return;
    if (!failure) {
      this.onChanged();
      return;
    }
    this.show({ failures: { ...this.shown.failures, [place]: failure } });
    // A refusal may mean that the cart was changed elsewhere meanwhile.
    void this.refetch();
  }

  private show(changes: Partial<CartState>): void {
    const changing = this.steps.filter(({ kind }) => kind !== 'refetch');
    const cart = this.known && changing.reduce((updated, { optimistic }) => optimistic(updated), this.known);
    this.shown = { ...this.shown, ...changes, cart, isSettling: changing.length > 0 };
    for (const listener of this.listeners) listener();
  }
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string) {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}
