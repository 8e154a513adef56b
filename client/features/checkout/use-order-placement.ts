import { type Client } from '@urql/core';
import { useRef, useState } from 'react';
import { useClient } from 'urql';
import { endAttempt, rememberRefused, rememberSent, unansweredOrders } from './order-attempt';
import { AddOrderMutation, type OrderInput } from './order-input';
import { orderProblem, type OrderProblem } from './order-problem';
import { forgetCheckoutForm } from './use-checkout-form';

/** An order that is not answered by then is asked for again under its key. */
const ANSWERED_WITHIN_MS = 30_000;

type Answer = { readonly trackingToken: string } | { readonly problem: OrderProblem };

/** Places the order, once at a time, and never twice. */
export function useOrderPlacement(onPlaced: (trackingToken: string) => void) {
  const client = useClient();
  const [problem, setProblem] = useState<OrderProblem>();
  const [isBusy, setIsBusy] = useState(false);
  // The second of two quick presses comes before the first one is shown.
  const isSending = useRef(false);

  const run = async (ask: () => Promise<Answer>): Promise<OrderProblem | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setIsBusy(true);
    setProblem(undefined);
    const answer = await ask();
    isSending.current = false;
    if ('problem' in answer) {
      setIsBusy(false);
      setProblem(answer.problem);
      return answer.problem;
    }
    endAttempt();
    forgetCheckoutForm();
    onPlaced(answer.trackingToken);
    return undefined;
  };

  return {
    problem,
    setProblem,
    isBusy,
    place: (order: OrderInput) => run(() => placeOrder(client, order)),
    /** Asks what became of orders that were never answered; with an empty cart this cannot place one. */
    findUnanswered: () => run(() => findEarlier(client)),
  };
}

async function placeOrder(client: Client, order: OrderInput): Promise<Answer> {
  rememberSent(order);
  const answer = await ask(client, order);
  if (!('problem' in answer)) return answer;
  if (answer.problem.kind === 'already-ordered') return findEarlier(client, order);
  if (answer.problem.kind !== 'unanswered') rememberRefused();
  return answer;
}

/** An earlier attempt was received although its answer was lost: its own words under the same key bring it back. */
async function findEarlier(client: Client, except?: OrderInput): Promise<Answer> {
  const exceptJson = JSON.stringify(except);
  const earlier = unansweredOrders().filter((order) => JSON.stringify(order) !== exceptJson);
  for (const order of earlier.toReversed()) {
    const answer = await ask(client, order);
    if (!('problem' in answer) || answer.problem.kind === 'unanswered') return answer;
  }
  endAttempt();
  return { problem: except ? { kind: 'already-ordered' } : { kind: 'cart-empty' } };
}

async function ask(client: Client, input: OrderInput): Promise<Answer> {
  const asking = client.mutation(AddOrderMutation, { input }).toPromise();
  const answer = await Promise.race([asking, silence()]);
  if (answer?.data) return { trackingToken: answer.data.addOrder.trackingToken };
  if (!answer?.error) return { problem: { kind: 'unanswered' } };
  return { problem: orderProblem(answer.error, input.expectedTotal) };
}

function silence(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ANSWERED_WITHIN_MS, undefined));
}
