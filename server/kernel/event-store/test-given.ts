import { codeOfThrown } from '../refusal/test-code-of.js';
import type { DomainEvent } from './domain-event.js';

/**
 * Specs of a decider in one sentence each: `given(placed).when(cancel).then(cancelled)`.
 *
 * @param fold the state that events add up to
 */
export function specsOf<Event extends DomainEvent, State>(fold: (events: readonly Event[]) => State) {
  return {
    given: (...before: Event[]) => ({
      when: (decide: (state: State) => readonly Event[]) => ({
        /** Exactly these events; none when the decision stays quiet. */
        then(...expected: Event[]): void {
          expect(decide(fold(before))).toEqual(expected);
        },
        thenRefused(code: string): void {
          expect(codeOfThrown(() => decide(fold(before)))).toBe(code);
        },
      }),
    }),
  };
}
