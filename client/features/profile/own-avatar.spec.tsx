import { cleanup, screen } from '@testing-library/react';
import { useQuery } from 'urql';
import { server } from '../../graphql/test-server';
import { open, press, settle } from '../../ui/form/test-form';
import { MeQuery } from '../account/me';
import { OwnAvatar, RemoveAvatarMutation } from './own-avatar';
import { type Profile, ProfileQuery } from './profile.fragment';

const PROFILE: Profile = {
  id: 'c1',
  version: 4,
  name: 'Gülşah Işıldak',
  avatarId: null,
  email: 'gulsah@ornek.com.tr',
  isVerified: true,
  pendingEmail: null,
  customerType: 'CONSUMER',
  company: null,
  taxNumber: null,
  taxOffice: null,
  phone: null,
  createdAt: '2026-01-02T10:00:00Z',
};

function Shown() {
  const [{ data }] = useQuery({ query: ProfileQuery });
  return data?.me ? <OwnAvatar profile={data.me} /> : null;
}

async function openAvatar(...avatarIds: (string | null)[]): Promise<void> {
  server.answers(ProfileQuery, ...avatarIds.map((avatarId) => ({ me: { ...PROFILE, avatarId } })));
  server.answers(MeQuery, () => ({
    me: { id: 'c1', name: PROFILE.name, email: PROFILE.email, isVerified: true },
  }));
  await open(<Shown />);
  await settle();
}

afterEach(cleanup);

it('offers to upload a picture, and says which', async () => {
  await openAvatar(null);
  screen.getByRole('button', { name: 'Resim yükle' });
  expect(screen.queryByRole('button', { name: 'Resmi kaldır' })).toBeNull();
  screen.getByText(/en çok 5 MB/);
});

it('offers another one once the picture is removed, and keeps the focus', async () => {
  server.answers(RemoveAvatarMutation, { removeAvatar: { id: 'c1' } });
  await openAvatar('r1', null);
  screen.getByRole('button', { name: 'Resmi değiştir' });
  await press('Resmi kaldır');
  expect(document.activeElement?.textContent).toBe('Resim yükle');
});
