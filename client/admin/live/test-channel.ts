import { LiveChannel, type LiveTopic } from './live-channel';

/** Announces what a test says, in place of the server. */
export class TestChannel extends LiveChannel {
  private subscribers: [readonly LiveTopic[], () => void][] = [];

  override listen(topics: readonly LiveTopic[], listener: () => void): () => void {
    this.subscribers.push([topics, listener]);
    return () => (this.subscribers = this.subscribers.filter(([, other]) => other !== listener));
  }

  change(topic: LiveTopic): void {
    for (const [topics, listener] of this.subscribers) if (topics.includes(topic)) listener();
  }
}
