import { recentlySeen, rememberSeen } from './recently-seen';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('remembers the last four products, the latest first and each once', () => {
  for (const slug of ['vana', 'pompa', 'kazan', 'filtre', 'pompa', 'boyler']) rememberSeen(slug);
  expect(recentlySeen()).toEqual(['boyler', 'pompa', 'filtre', 'kazan']);
});

it.each(['{"broken', '{"a":1}', '[1,null]'])('remembers nothing where «%s» is stored', (stored) => {
  localStorage.setItem('son-gezilenler', stored);
  expect(recentlySeen()).toEqual([]);
});

it('does without where nothing can be stored', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied');
    });
  }
  expect(() => rememberSeen('vana')).not.toThrow();
  expect(recentlySeen()).toEqual([]);
});
