import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** What Node has and jsdom lacks. */
const FROM_NODE = [
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'fetch',
  'Response',
  'Headers',
];

/** Node's request, which since Node 24 refuses an AbortSignal of jsdom: it gets one of Node's that follows it. */
class RequestOfNode extends Request {
  constructor(resource, { signal, ...options } = {}) {
    super(resource, signal ? { ...options, signal: nodeSignalAfter(signal) } : options);
  }
}

function nodeSignalAfter(signal) {
  if (signal.aborted) return AbortSignal.abort(signal.reason);
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller.signal;
}

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** jsdom with the pieces of a browser that the client's libraries ask for when they load. */
export default class ClientEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.Request = RequestOfNode;
    this.global.ResizeObserver = QuietObserver;
    this.global.IntersectionObserver = QuietObserver;
    this.global.PointerEvent ??= this.global.MouseEvent;
    // Enough for ids, which no digit begins.
    this.global.CSS ??= { escape: (id) => id.replace(/[^\w-]/gu, '\\$&') };
    this.global.scrollTo = () => undefined;
    this.global.matchMedia = (media) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
  }
}
