import { dropNote, readNote, writeNote } from './session-note';

afterEach(() => {
  vi.restoreAllMocks();
  dropNote('not');
});

const refusal = (name: string) => () => {
  throw new DOMException('Refused', name);
};

it('keeps a note as long as the page lives while the browser stores nothing', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refusal('SecurityError'));
  writeNote('not', { typed: 'Ayşe' });
  expect(readNote('not')).toEqual({ typed: 'Ayşe' });
  dropNote('not');
  expect(readNote('not')).toBeUndefined();
});

it('reads the newest note once the storage of the browser is full', () => {
  writeNote('not', 'earlier');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal('QuotaExceededError'));
  writeNote('not', 'later');
  expect(readNote('not')).toBe('later');
});
