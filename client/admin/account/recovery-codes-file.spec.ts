import { recoveryCodesText } from './recovery-codes-file';

it('writes the codes with whose they are, where they sign in and from when', () => {
  const text = recoveryCodesText({
    codes: ['k3td-90xc-mm2a', '0000-1111-2222'],
    login: 'ayşe',
    host: 'magaza.example',
    now: new Date('2026-11-23T22:30:00Z'),
  });
  expect(text.split('\r\n')).toEqual([
    'Kurtarma kodları: magaza.example, yönetim paneli',
    'Hesap: ayşe',
    'Oluşturulma: 24 Kasım 2026',
    '',
    'k3td-90xc-mm2a',
    '0000-1111-2222',
    '',
    'Her kod bir kez geçerlidir.',
    '',
  ]);
});
