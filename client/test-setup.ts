import { cleanup, configure } from '@testing-library/react';
import { forgetStyles } from './design/test-styles';

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Where specs put what a browser has and jsdom lacks, or replace it. */
const OWNERS = () => [
  globalThis,
  document,
  navigator,
  Element.prototype,
  HTMLElement.prototype,
  HTMLDialogElement.prototype,
];

// Packages stay: they are most of what is loaded, and keep nothing of a file but styles.
afterAll(() => void vi.resetModules());

// Some specs are of what runs on the server.
if ('document' in globalThis) giveBrowser();

/** Gives a file a browser in which nobody was before. */
function giveBrowser() {
  addMissing();
  // A busy machine needs more than the usual second.
  configure({ asyncUtilTimeout: 10_000 });
  const asFound = OWNERS().map((owner) => Object.getOwnPropertyDescriptors(owner));

  afterEach(cleanup);

  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    OWNERS().forEach((owner, index) => restore(owner, asFound[index] ?? {}));
    emptyDocument();
  });
}

/** What the client's libraries ask a browser for when they load, and jsdom lacks. */
function addMissing() {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: QuietObserver,
    IntersectionObserver: QuietObserver,
    // Enough for ids, which no digit begins.
    CSS: { escape: (id: string) => id.replace(/[^\w-]/gu, '\\$&') },
    scrollTo: () => undefined,
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

function restore(owner: object, properties: PropertyDescriptorMap) {
  for (const name of Object.getOwnPropertyNames(owner)) {
    if (!(name in properties)) Reflect.deleteProperty(owner, name);
  }
  Object.defineProperties(owner, properties);
}

function emptyDocument() {
  forgetStyles();
  const { documentElement: root } = document;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.replace(/=.*/, '')}=; max-age=0`;
  }
  history.replaceState(null, '', '/');
}
