import { progressTitle, rowsText, speedText, spokenProgress, timeLeftText } from './progress-text';
import { progressOf } from './test-progress';
import { workOf } from './work';

const WORK = workOf('PLANNING');
/** Numbers and their units stand on one line. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

it('says how far the work has come, and why it does not go on', () => {
  expect(progressTitle(progressOf(62, 100), WORK)).toBe('Dosya işleniyor... %62');
  expect(progressTitle(progressOf(62, null), WORK)).toBe('Dosya işleniyor...');
  expect(progressTitle(progressOf(0, 100, { isWaiting: true }), WORK)).toBe('Sırasını bekliyor...');
  expect(progressTitle(progressOf(62, 100, { isStopping: true }), WORK)).toBe('Durduruluyor...');
});

it('counts rows against those there are', () => {
  expect(plain(rowsText(progressOf(2_986, 4_818), WORK))).toBe('2.986 / 4.818 satır');
});

it.each([
  ['PLANNING', '2.986 satır okundu'],
  ['APPLYING', '2.986 satır uygulandı'],
  ['UNDOING', '2.986 satır geri alındı'],
])(
  'says what was done with rows alone while an import is %s and nobody knows their number',
  (status, text) => {
    expect(plain(rowsText(progressOf(2_986, null), workOf(status)))).toBe(text);
  },
);

it.each([
  [null, null],
  [0.4, null],
  [1_240.4, 'saniyede 1.240 satır'],
])('says of %s rows a second: %s', (rowsPerSecond, text) => {
  expect(plain(speedText({ rowsPerSecond }))).toBe(text);
});

it.each([
  [null, null],
  [3, 'birkaç saniye kaldı'],
  [36, 'yaklaşık 40 saniye kaldı'],
  [51, 'yaklaşık 1 dakika kaldı'],
  [170, 'yaklaşık 3 dakika kaldı'],
  [3_600, 'yaklaşık 1 saat kaldı'],
  [4_800, 'yaklaşık 1 saat 20 dakika kaldı'],
])('estimates %s seconds as: %s', (secondsLeft, text) => {
  expect(plain(timeLeftText({ secondsLeft }))).toBe(text);
});

it('says each quarter once to a screen reader', () => {
  const spoken = Array.from({ length: 101 }, (_, done) => spokenProgress(progressOf(done, 100), WORK));
  expect([...new Set(spoken)]).toEqual(
    [0, 25, 50, 75, 100].map((step) => `${WORK.title} yüzde ${String(step)}`),
  );
  expect(spokenProgress(progressOf(1, 2, { isWaiting: true }), WORK)).toBe('Sırasını bekliyor...');
});
