import { openTestApi, type TestApi } from '../../testing/api.js';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(() => api.close());

it.each(['/admin', '/admin/', '/admin/siparisler/7?sayfa=2'])(
  'answers %s with the shell of the panel to anybody, never cached and never indexed',
  async (url) => {
    for (const response of [await api.app.inject({ url }), await api.app.inject({ url })]) {
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(response.headers['x-cache']).toBeUndefined();
      expect(response.body).toContain('/assets/panel-1.js');
    }
  },
);

it('allows no inline style but the empty one that scripts fill, on pages and in the panel', async () => {
  for (const url of ['/', '/admin']) {
    const policy = String((await api.app.inject({ url })).headers['content-security-policy']);
    expect(policy).toMatch(
      /style-src 'self' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU='(?:;|$)/,
    );
    expect(policy).not.toContain('unsafe');
  }
});
