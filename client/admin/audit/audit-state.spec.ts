import { AUDIT_STATE, auditVariables } from './audit-state';

const asked = (parameters: string) =>
  auditVariables(AUDIT_STATE.parse(new URLSearchParams(parameters)), '2026-11-28');

it('asks for the whole log, the newest first, where the address says nothing', () => {
  expect(asked('')).toEqual({ filter: {}, sort: 'NEWEST', skip: 0, take: 25 });
});

it('asks for what the address narrows it to', () => {
  expect(
    asked('neyde=order:3f&kim=7&uzerinden=personel&kayit=order&islem=OrderPlaced&arama=pompa').filter,
  ).toEqual({
    thing: 'order:3f',
    actorId: '7',
    actorKinds: ['STAFF'],
    kinds: ['order'],
    actions: ['OrderPlaced'],
    text: 'pompa',
  });
});

it('counts days by the calendar of Istanbul, the last one whole', () => {
  const { from, before } = asked('tarih=aralik&baslangic=2026-11-01&bitis=2026-11-02').filter;
  expect([from, before]).toEqual(['2026-11-01T00:00:00+03:00', '2026-11-03T00:00:00+03:00']);
});

it.each([
  ['tur=olaylar', { source: 'EVENT' }],
  ['tur=degisiklikler', { source: 'ENTRY' }],
  ['tur=guvenlik', { isSecurity: true }],
])('has a tab for %s', (parameters, filter) => {
  expect(asked(parameters).filter).toEqual(filter);
});

it('asks for no thing where the address names none', () => {
  expect(asked('neyde=3f').filter).toEqual({});
});
