import { type WantedLine } from '../../ui/add-button';
import { type Cart } from './cart-data';
import { type CartFailure, cartFailure } from './cart-failure';
import { type CartRequests } from './cart-requests';
import { type Foresee, unchanged, withoutLine, withQuantity } from './foreseen';

/** What every part of the shop sees of the cart. */
export interface CartState {
  /** Nothing until the shop has told it. Changes under way show already. */
  readonly cart: Cart | undefined;
  /** While a change is under way, the sums are still those of before. */
  readonly isSettling: boolean;
  /** Why the cart could not be had when it was last asked for. */
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
  readonly kind: 'look' | 'quantity' | 'change';
  /** The line it is about, or the whole cart. */
  readonly place: string;
  readonly foresee: Foresee;
  readonly send: () => Promise<Cart>;
  readonly done: (failure: CartFailure | undefined) => void;
}

/**
 * The one copy of the cart in a browser. Steps are taken one after the other, so no answer overtakes a later one, and
 * what they will change shows at once. Every step tells whoever took it how it failed, or nothing when it did not.
 */
export class CartStore {
  private known: Cart | undefined;
  /** The first one is under way. */
  private steps: readonly Step[] = [];
  private shown = NO_CART_YET;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly shop: CartRequests,
    /** Told after this browser changed the cart. */
    private readonly onChanged: () => void,
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
    void this.take('look', WHOLE_CART, unchanged, () => this.shop.merge());
  };

  readonly look = (): Outcome => this.take('look', WHOLE_CART, unchanged, () => this.shop.look());

  readonly add = (line: WantedLine): Outcome =>
    this.take('change', line.productId, unchanged, () => this.shop.add(line));

  readonly setQuantity = (lineId: string, quantity: number): Outcome =>
    this.take('quantity', lineId, withQuantity(lineId, quantity), () =>
      this.shop.setQuantity(lineId, quantity),
    );

  readonly remove = (lineId: string): Outcome =>
    this.take('change', lineId, withoutLine(lineId), () => this.shop.remove(lineId));

  readonly clear = (): Outcome => this.take('change', WHOLE_CART, unchanged, () => this.shop.clear());

  readonly restore = (): Outcome => this.take('change', WHOLE_CART, unchanged, () => this.shop.restore());

  readonly confirm = (): Outcome => this.take('change', WHOLE_CART, unchanged, () => this.shop.confirm());

  /** A look or a quantity that still waits is replaced by the later one: its sender gets the later answer. */
  private take(kind: Step['kind'], place: string, foresee: Foresee, send: Step['send']): Outcome {
    const waiting = this.steps
      .slice(1)
      .find((step) => step.kind === kind && step.place === place && kind !== 'change');
    return new Promise((resolve) => {
      const done: Step['done'] = (failure) => {
        waiting?.done(failure);
        resolve(failure);
      };
      const isFirst = this.steps.length === 0;
      this.steps = [...this.steps.filter((step) => step !== waiting), { kind, place, foresee, send, done }];
      this.show(kind === 'look' ? {} : { failures: without(this.shown.failures, place) });
      if (isFirst) void this.walk();
    });
  }

  private async walk(): Promise<void> {
    for (let step = this.steps[0]; step; step = this.steps[0]) {
      const failure = await this.send(step);
      this.steps = this.steps.slice(1);
      this.settle(step, failure);
      step.done(failure);
    }
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
    if (kind === 'look' || !failure) this.show({ loadFailure: failure });
    if (kind === 'look') return;
    if (!failure) {
      this.onChanged();
      return;
    }
    this.show({ failures: { ...this.shown.failures, [place]: failure } });
    // A refusal may mean that the cart was changed elsewhere meanwhile.
    void this.look();
  }

  private show(changes: Partial<CartState>): void {
    const changing = this.steps.filter(({ kind }) => kind !== 'look');
    const cart = this.known && changing.reduce((foreseen, { foresee }) => foresee(foreseen), this.known);
    this.shown = { ...this.shown, ...changes, cart, isSettling: changing.length > 0 };
    for (const listener of this.listeners) listener();
  }
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string) {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}
