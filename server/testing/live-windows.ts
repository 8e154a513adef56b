import type { TestBrowser } from './browser.js';

/** A window of the panel that follows the live stream. */
export interface LiveWindow {
  status: number;
  headers: Headers;
  /** Everything received so far. */
  text: () => string;
  /** The topics announced so far. */
  topics: () => string[];
  isEnded: () => boolean;
  close: () => void;
  body: Promise<string>;
}

/** Follows the live stream of a process at an address, as the person of the browser. */
export async function openLiveWindow(
  address: string,
  browser: TestBrowser,
  method = 'GET',
): Promise<LiveWindow> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const closing = new AbortController();
  const response = await fetch(`${address}/admin/live`, {
    method,
    signal: closing.signal,
    headers: { cookie, accept: 'text/event-stream', 'accept-encoding': 'br, gzip', ...browser.headers },
  });
  let text = '';
  let isEnded = false;
  const body = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk as Uint8Array);
    isEnded = true;
    return text;
  })();
  body.catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    topics: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, topic = '']) => topic),
    isEnded: () => isEnded,
    close: () => closing.abort(),
    body,
  };
}
