import type { Type } from '@nestjs/common';
import { BootError } from '../config/boot-error.js';
import { declaredFactTypes, type Fact } from './fact.js';
import { type AppendedEvent, type Reaction, type Subscription, subscriptionOf } from './reaction.js';

/** Which reactions follow from which events and facts. Every process knows them; only workers carry them out. */
export class Subscriptions {
  private readonly byName = new Map<string, Subscription>();
  private readonly byType = new Map<string, Subscription[]>();

  /**
   * @param reactions classes decorated with `@ReactsTo`
   * @throws {BootError} for a class without the decorator, and for two reactions of one name
   */
  constructor(readonly reactions: readonly Type<Reaction>[]) {
    for (const reaction of reactions) this.add(reaction);
  }

  /** Names of the reactions that follow from a declared fact. */
  namesForFact({ type }: Fact): string[] {
    return (this.byType.get(type) ?? []).map(({ name }) => name);
  }

  /** The reactions that follow from an event. */
  forEvent(event: AppendedEvent): Subscription[] {
    const subscribed = this.byType.get(event.type) ?? [];
    return subscribed.filter(({ when }) => when?.(event) ?? true);
  }

  /** Names of the reactions to a type that may be held back. */
  heldNamesFor(type: string): string[] {
    const subscribed = this.byType.get(type) ?? [];
    return subscribed.filter(({ holdSeconds }) => holdSeconds).map(({ name }) => name);
  }

  /**
   * @param eventTypes of everything event-sourced
   * @throws {BootError} when a reaction waits for a type that nothing records, or no reaction answers a declared fact
   */
  check(eventTypes: readonly string[]): void {
    const facts = declaredFactTypes();
    const known = new Set([...eventTypes, ...facts]);
    for (const { name, types } of this.byName.values()) {
      const unknown = types.find((type) => !known.has(type));
      if (unknown) {
        throw new BootError(`Reaction ${name} reacts to ${unknown}: there is no such event or fact.`);
      }
    }
    const unanswered = facts.find((type) => !this.byType.has(type));
    if (unanswered) throw new BootError(`No reaction answers the fact ${unanswered}: list one in REACTIONS.`);
    const twice = facts.find((type) => eventTypes.includes(type));
    if (twice) throw new BootError(`${twice} is an event and a declared fact.`);
  }

  private add(reaction: Type<Reaction>): void {
    const subscription = subscriptionOf(reaction);
    if (!subscription) throw new BootError(`${reaction.name} is listed as a reaction but has no @ReactsTo.`);
    const { name, types } = subscription;
    if (this.byName.has(name)) throw new BootError(`Two reactions are named ${name}.`);
    this.byName.set(name, subscription);
    for (const type of types) this.byType.set(type, [...(this.byType.get(type) ?? []), subscription]);
  }
}
