import { outcomeText, standingText, stateOf } from './webhook-texts';

const ON = {
  offReason: null,
  offSince: null,
  waiting: 0,
  isFailing: false,
  nextAttemptAt: null,
  lastDeliveredAt: '2026-11-28T09:00:00.000Z',
};

it.each([
  [ON, 'Açık'],
  [{ ...ON, isFailing: true }, 'Ulaşılamıyor'],
  [{ ...ON, offReason: 'STAFF' as const }, 'Kapalı'],
  [{ ...ON, offReason: 'FAILURES' as const, isFailing: true }, 'Kapatıldı'],
])('says in a word how %o stands', (webhook, label) => {
  expect(stateOf(webhook).label).toBe(label);
});

it('says what waits, no more exactly than it was counted', () => {
  expect(standingText({ ...ON, waiting: 3 })).toContain('3 değişiklik bekliyor');
  expect(standingText({ ...ON, waiting: 1_000 })).toContain('1.000+ değişiklik bekliyor');
  expect(standingText(ON)).toMatch(/^son teslim 28/);
  expect(standingText({ ...ON, lastDeliveredAt: null })).toBe('henüz teslim yok');
});

it('says why it is off, and since when', () => {
  const off = { ...ON, offReason: 'GONE' as const, offSince: '2026-11-28T10:00:00.000Z' };
  expect(standingText(off)).toMatch(/13:00, alıcı artık ileti istemediği için kapatıldı \(410\)/);
});

it.each([
  [{ failure: null, status: 204 }, 'Teslim edildi (204)'],
  [{ failure: 'STATUS' as const, status: 500 }, 'Alıcı kabul etmedi (500)'],
  [{ failure: 'TIMEOUT' as const, status: null }, '15 saniyede yanıt gelmedi'],
])('says of %o what came of it', (delivery, text) => {
  expect(outcomeText(delivery)).toBe(text);
});
