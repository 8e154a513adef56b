/** What became of one order of a request. */
export interface Handled {
  orderId: string;
  /** The version it was believed to have; null for what is right at every version. */
  at: number | null;
  isAccepted: boolean;
  /** Whether it is recorded also when it repeats what is so already. */
  isAlwaysRecorded: boolean;
}

/** What became of one request. */
export interface Outcome {
  who: string;
  what: string;
  /** `accepted`, or the code of the refusal; of several at once, each differing one. */
  codes: readonly string[];
  httpStatus: number;
  requestId: string;
  handled: readonly Handled[];
}

/** One event of an order, and the request that recorded it. */
export interface RecordedEvent {
  requestId: string;
  orderId: string;
  version: number;
}

export const ACCEPTED = 'accepted';

/** How often each code was answered, the most frequent first. */
export function countedCodes(outcomes: readonly Outcome[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const code of outcomes.flatMap(({ codes }) => codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one));
}

/**
 * Compares what was answered with what was recorded: a refused request records nothing, an accepted one at most one event of
 * each order, directly after the version that was read, and nothing is recorded without a request.
 *
 * @returns one line for each contradiction
 */
export function contradictions(outcomes: readonly Outcome[], events: readonly RecordedEvent[]): string[] {
  const found: string[] = [];
  const recorded = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    recorded.set(event.requestId, [...(recorded.get(event.requestId) ?? []), event]);
  }
  for (const outcome of outcomes) {
    const ofRequest = recorded.get(outcome.requestId) ?? [];
    recorded.delete(outcome.requestId);
    found.push(...contradictionsOf(outcome, ofRequest).map((why) => `${outcome.what}: ${why}`));
  }
  return [...found, ...[...recorded.keys()].map((id) => `request ${id} is unknown and recorded something`)];
}

function contradictionsOf({ handled }: Outcome, events: readonly RecordedEvent[]): string[] {
  const found = handled.flatMap(({ orderId, at, isAccepted, isAlwaysRecorded }) => {
    const [event, ...more] = events.filter((recorded) => recorded.orderId === orderId);
    if (more.length > 0) return [`order ${orderId} got ${more.length + 1} events of one request`];
    const isMissing = isAccepted && isAlwaysRecorded;
    if (!event) return isMissing ? [`order ${orderId} was changed and has no event`] : [];
    if (!isAccepted) return [`order ${orderId} was refused and has an event`];
    if (at === null || event.version === at + 1) return [];
    return [`order ${orderId} was changed at version ${event.version - 1}, not at ${at}`];
  });
  const known = new Set(handled.map(({ orderId }) => orderId));
  return [
    ...found,
    ...events
      .filter(({ orderId }) => !known.has(orderId))
      .map(({ orderId }) => `order ${orderId} was not meant`),
  ];
}
