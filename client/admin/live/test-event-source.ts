import { act } from '@testing-library/react';

/** Stands in for the browser's `EventSource`: a spec says what the server does. */
export class TestEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: TestEventSource[] = [];

  readyState: number = TestEventSource.CONNECTING;

  constructor(readonly url: string) {
    super();
    TestEventSource.opened.push(this);
  }

  static install(): void {
    TestEventSource.opened = [];
    Object.assign(globalThis, { EventSource: TestEventSource });
  }

  static get last(): TestEventSource | undefined {
    return TestEventSource.opened.at(-1);
  }

  close(): void {
    this.readyState = TestEventSource.CLOSED;
  }

  accept(): void {
    this.readyState = TestEventSource.OPEN;
    act(() => void this.dispatchEvent(new Event('open')));
  }

  change(topic: string): void {
    act(() => void this.dispatchEvent(new MessageEvent('changed', { data: topic })));
  }

  /** The connection is lost: the browser connects again by itself. */
  interrupt(): void {
    this.readyState = TestEventSource.CONNECTING;
    act(() => void this.dispatchEvent(new Event('error')));
  }

  /** Any answer but a stream: the browser gives up. */
  refuse(): void {
    this.readyState = TestEventSource.CLOSED;
    act(() => void this.dispatchEvent(new Event('error')));
  }
}

export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
