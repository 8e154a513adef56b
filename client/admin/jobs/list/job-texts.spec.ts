import { beganText, durationText, reasonText, starterName } from './job-texts';
import { jobWith } from './test-job';

const JOB = jobWith();
const NOW = new Date('2026-11-21T12:00:00Z');

it.each([
  [{ kind: 'STAFF', name: 'Ayşe Yılmaz' }, 'Ayşe Yılmaz'],
  [{ kind: 'STAFF', name: null }, 'Silinmiş hesap'],
  [{ kind: 'SYSTEM', name: null }, 'Mağaza'],
] as const)('names %j as %s', (actor, name) => {
  expect(starterName(actor)).toBe(name);
});

it.each([
  [400, '1 sn'],
  [59_000, '59 sn'],
  [60_000, '1 dk'],
  [252_000, '4 dk 12 sn'],
])('writes a duration of %s ms as %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

it('says how long a job took once it has ended', () => {
  expect(beganText(JOB, NOW)).toBe('3 saat önce');
  const ended = { ...JOB, startedAt: '2026-11-21T09:00:00Z', finishedAt: '2026-11-21T09:00:40Z' };
  expect(beganText(ended, NOW)).toBe('3 saat önce, 40 sn sürdü');
});

describe('the reason', () => {
  const refused = { message: 'Dosya boş.', code: 'SPREADSHEET_EMPTY' };
  const unexpected = { message: 'Error ECONNRESET', code: null };

  it('of a job that failed is the sentence of its refusal, or says that the error was unexpected', () => {
    expect(reasonText({ ...JOB, status: 'FAILED', error: refused })).toBe('Dosya boş.');
    expect(reasonText({ ...JOB, status: 'FAILED', error: unexpected })).toBe(
      'Beklenmeyen hata: Error ECONNRESET',
    );
  });

  it('of a job that waits for another attempt says when that follows', () => {
    expect(reasonText({ ...JOB, error: unexpected, failedAttempts: 2 })).toBe(
      'Beklenmeyen hata: Error ECONNRESET. 2. deneme başarısız, yeniden denenecek: 12:05',
    );
  });

  it('is not there for any other job', () => {
    expect(reasonText(JOB)).toBeNull();
    expect(reasonText({ ...JOB, status: 'RUNNING', error: unexpected })).toBeNull();
  });
});
