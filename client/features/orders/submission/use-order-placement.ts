import { type Client } from '@urql/core';
import { useRef, useState } from 'react';
import { useClient } from 'urql';
import { AddOrderMutation, type OrderInput } from './add-order';
import { endAttempt, rememberRefused, rememberSent, unansweredOrders } from './order-attempt';
import { announcePlacedOrder } from './placed-elsewhere';
import { orderProblem, type OrderProblem } from './order-problem';

/** An order that is not answered by then is asked for again under its key. */
const ANSWERED_WITHIN_MS = 30_000;

type Answer = { readonly trackingToken: string } | { readonly problem: OrderProblem };
type Ask = (order: OrderInput) => Promise<Answer>;

interface OrderPlacementOptions {
  /** Who is signed in; undefined for a guest. */
  customerId: string | undefined;
  onPlaced: (trackingToken: string) => void;
}

/** Places the order, once at a time, and never twice. */
export function useOrderPlacement({ customerId, onPlaced }: OrderPlacementOptions) {
  const client = useClient();
  const [problem, setProblem] = useState<OrderProblem>();
  const [isBusy, setIsBusy] = useState(false);
  // The second of two quick presses comes before the first one is shown.
  const isSending = useRef(false);

  const ask: Ask = (order) => askShop(client, order);
  const run = async (answering: () => Promise<Answer>): Promise<OrderProblem | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setIsBusy(true);
    setProblem(undefined);
    const answer = await answering().catch(broken);
    isSending.current = false;
    if ('problem' in answer) {
      setIsBusy(false);
      setProblem(answer.problem);
      return answer.problem;
    }
    endAttempt();
    announcePlacedOrder(answer.trackingToken);
    onPlaced(answer.trackingToken);
    return undefined;
  };

  return {
    problem,
    clearProblem: () => setProblem(undefined),
    isBusy,
    place: (order: OrderInput) => run(() => placeOrder(ask, customerId, order)),
    /** Asks what became of orders that were never answered; with an empty cart this cannot place one. */
    findUnanswered: () => run(() => findEarlier(ask, customerId)),
  };
}

/** It broke in this browser, perhaps after the order was sent. */
function broken(error: unknown): Answer {
  reportError(error);
  return { problem: { kind: 'unanswered' } };
}

async function placeOrder(ask: Ask, customerId: string | undefined, order: OrderInput): Promise<Answer> {
  rememberSent(order, customerId);
  const answer = await ask(order);
  if (!('problem' in answer)) return answer;
  if (answer.problem.kind === 'already-ordered') {
    return answer.problem.number === undefined ? findEarlier(ask, customerId, order) : ended(answer);
  }
  if (answer.problem.kind !== 'unanswered') rememberRefused(customerId);
  return answer;
}

/** An earlier attempt was received although its answer was lost: its own words under the same key bring it back. */
async function findEarlier(ask: Ask, customerId: string | undefined, except?: OrderInput): Promise<Answer> {
  const exceptJson = JSON.stringify(except);
  const earlier = unansweredOrders(customerId).filter((order) => JSON.stringify(order) !== exceptJson);
  for (const order of earlier.toReversed()) {
    const answer = await ask(order);
    if (!('problem' in answer) || answer.problem.kind === 'unanswered') return answer;
    if (answer.problem.kind === 'already-ordered' && answer.problem.number) return ended(answer);
  }
  endAttempt();
  return { problem: except ? { kind: 'already-ordered' } : { kind: 'cart-empty' } };
}

/** The order is there, though only its number may be told: the next one is another. */
function ended(answer: Answer): Answer {
  endAttempt();
  return answer;
}

async function askShop(client: Client, input: OrderInput): Promise<Answer> {
  const asking = client.mutation(AddOrderMutation, { input }).toPromise();
  const answer = await Promise.race([asking, timeout()]);
  const trackingToken = answer?.data?.addOrder.trackingToken;
  if (trackingToken) return { trackingToken };
  if (!answer?.error) return { problem: { kind: 'unanswered' } };
  return { problem: orderProblem(answer.error, input.expectedTotal) };
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ANSWERED_WITHIN_MS, undefined));
}
