import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type NoticeKind, NoticeWriter } from '../features/notices/index.js';
import { until } from '../kernel/clock/test-until.js';
import { openTestApi, type TestApi } from './api.js';
import type { TestBrowser } from './browser.js';
import { openLiveWindow, type LiveWindow } from './live-windows.js';
import { LiveStreams } from '../web/live/live-streams.js';

/** A shop that listens for the tests of a file; the windows that a test opened are closed after it. */
export function useLiveShop() {
  let api: TestApi;
  let address: string;
  const windows: LiveWindow[] = [];

  beforeAll(async () => {
    api = await openTestApi();
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.getHttpServer().address() as { port: number };
    address = `http://127.0.0.1:${port}`;
  });

  afterEach(async () => {
    for (const { close } of windows.splice(0)) close();
    await until(() => api.app.get(LiveStreams).count === 0);
  });

  afterAll(() => api.close());

  return {
    get api() {
      return api;
    },
    get dataSource() {
      return api.app.get(DataSource);
    },
    async open(browser: TestBrowser, method = 'GET'): Promise<LiveWindow> {
      const window = await openLiveWindow(address, browser, method);
      windows.push(window);
      return window;
    },
    addNotice: (kind: NoticeKind) =>
      api.app.get(DataSource).transaction((transaction) =>
        new NoticeWriter().add(transaction, {
          kind,
          source: randomUUID(),
          subjectId: '1',
          label: '1',
          happenedAt: new Date(),
        }),
      ),
  };
}
