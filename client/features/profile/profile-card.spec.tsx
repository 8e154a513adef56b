import { cleanup, screen } from '@testing-library/react';
import { refusal } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { field, isWrong, open, press, type } from '../../ui/form/test-form';
import { ProfileCard } from './profile-card';
import { type Profile, ProfileQuery } from './profile.fragment';
import { UpdateProfileMutation } from './use-profile-form';

const PROFILE: Profile = {
  id: 'c1',
  version: 4,
  name: 'Gülşah Işıldak',
  avatarId: null,
  email: 'gulsah@ornek.com.tr',
  isVerified: true,
  pendingEmail: null,
  customerType: 'COMPANY',
  company: 'Işıldak Mekanik',
  taxNumber: '1234567890',
  taxOffice: 'İkitelli',
  phone: '+905325550817',
  createdAt: '2026-03-12T08:00:00.000Z',
};

afterEach(cleanup);

const openCard = (profile: Profile = PROFILE) => open(<ProfileCard profile={profile} />);
const saved = (change: Partial<Profile>) => ({ updateUser: { ...PROFILE, ...change } });
const sent = () => server.sent(UpdateProfileMutation).map(({ input }) => input);

it('sends only what was typed over, on the version that was opened, and shows the profile again', async () => {
  server.answers(UpdateProfileMutation, saved({ phone: '+905325550871' }));
  await openCard();
  expect(screen.getByText('0532 555 08 17')).toBeTruthy();
  await press('Düzenle');
  type('Telefon (isteğe bağlı)', '0532 555 08 71');
  await press('Kaydet');
  expect(sent()).toEqual([{ expectedVersion: 4, phone: '0532 555 08 71' }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Düzenle' }));
});

it('restores what stood there when the change is given up', async () => {
  await openCard();
  await press('Düzenle');
  type('Firma adı (isteğe bağlı)', 'Başka');
  await press('Vazgeç');
  await press('Düzenle');
  expect(field('Firma adı (isteğe bağlı)').value).toBe('Işıldak Mekanik');
});

it('keeps what was typed and stays in the form when the server refuses it', async () => {
  server.answers(UpdateProfileMutation, refusal('INTERNAL', 'Beklenmeyen bir hata oluştu.'));
  await openCard();
  await press('Düzenle');
  type('Ad soyad', 'Gülşah Demir');
  await press('Kaydet');
  expect(field('Ad soyad').value).toBe('Gülşah Demir');
  expect(screen.getByText('Beklenmeyen bir hata oluştu.')).toBeTruthy();
});

it('says which digit rule a tax number breaks, before anything is sent', async () => {
  await openCard();
  await press('Düzenle');
  type('Vergi numarası (isteğe bağlı)', '1234567891');
  await press('Kaydet');
  expect(isWrong('Vergi numarası (isteğe bağlı)')).toBe(true);
  expect(sent()).toEqual([]);
});

it('asks about a field that another tab changed too, and overwrites it only knowingly', async () => {
  server.answers(
    UpdateProfileMutation,
    refusal('VERSION_CONFLICT', 'Bu kayıt siz bakarken değişti.', { differing: ['taxOffice'] }),
    saved({ taxOffice: 'Bağcılar' }),
  );
  server.answers(ProfileQuery, {
    me: { ...PROFILE, version: 7, taxOffice: 'Başakşehir', company: 'Yeni Ad' },
  });
  await openCard();
  await press('Düzenle');
  type('Vergi dairesi (isteğe bağlı)', 'Bağcılar');
  await press('Kaydet');
  expect(screen.getByRole('alert').textContent).toContain('Başakşehir');
  expect(field('Vergi dairesi (isteğe bağlı)').value).toBe('Bağcılar');
  await press('Kaydet');
  // The company, which the other tab changed, is not touched.
  expect(sent().at(-1)).toEqual({ expectedVersion: 7, taxOffice: 'Bağcılar' });
});

it('takes over what the other tab saved', async () => {
  server.answers(
    UpdateProfileMutation,
    refusal('VERSION_CONFLICT', 'Bu kayıt siz bakarken değişti.', { differing: ['taxOffice'] }),
  );
  server.answers(ProfileQuery, { me: { ...PROFILE, version: 7, taxOffice: 'Başakşehir' } });
  await openCard();
  await press('Düzenle');
  type('Vergi dairesi (isteğe bağlı)', 'Bağcılar');
  await press('Kaydet');
  await press('Vergi dairesi: kayıtlı olanı al');
  expect(field('Vergi dairesi (isteğe bağlı)').value).toBe('Başakşehir');
});

it.each([
  [{}, 'Kurumsal'],
  [{ customerType: 'CONSUMER', company: null, taxNumber: null } as const, 'Bireysel'],
])('says which invoices a buyer gets', async (change, kind) => {
  await openCard({ ...PROFILE, ...change });
  expect(screen.getByText(kind)).toBeTruthy();
});

it('shows an address that waits for its owner', async () => {
  await openCard({ ...PROFILE, pendingEmail: 'satinalma@ornek.com.tr' });
  expect(screen.getByRole('status').textContent).toContain('satinalma@ornek.com.tr');
  expect(screen.getByRole('button', { name: 'Değişiklikten vazgeç' })).toBeTruthy();
});
