import { cleanup, screen, waitFor } from '@testing-library/react';
import { server } from '../../graphql/test-server';
import { open, press } from '../../ui/form/test-form';
import { OwnKeysQuery, RevokeOwnKeysMutation } from './own-keys-dialog';
import { EndOtherSessionsMutation, MySessionsQuery, SessionsSection } from './sessions-section';

const SESSION = {
  id: 's1',
  device: 'Chrome, Windows',
  startedAt: '2026-11-25T08:00:00.000Z',
  lastSeenAt: '2026-11-26T08:00:00.000Z',
  network: '203.0.113.*',
  isCurrent: true,
};
const ELSEWHERE = { ...SESSION, id: 's2', device: 'Safari, iPhone', network: null, isCurrent: false };

afterEach(cleanup);

it('shows the network of each session where one is known', async () => {
  server.answers(MySessionsQuery, { myStaffSessions: [SESSION, ELSEWHERE] });
  await open(<SessionsSection />);
  const [own, other] = screen.getAllByRole('listitem');
  expect(own?.textContent).toContain('ağ 203.0.113.*');
  expect(other?.textContent).not.toContain('ağ');
});

it('ends all other sessions at once, and goes on at the list', async () => {
  server.answers(MySessionsQuery, { myStaffSessions: [SESSION, ELSEWHERE] }, { myStaffSessions: [SESSION] });
  server.answers(EndOtherSessionsMutation, { endOtherStaffSessions: 1 });
  server.answers(OwnKeysQuery, { myApiKeyCount: 0 });
  await open(<SessionsSection />);
  await press('Diğer tüm oturumları kapat');
  expect(server.sent(EndOtherSessionsMutation)).toHaveLength(1);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Oturumlar' }));
});

it('offers to revoke the API keys that go on without a session', async () => {
  server.answers(MySessionsQuery, { myStaffSessions: [SESSION, ELSEWHERE] }, { myStaffSessions: [SESSION] });
  server.answers(EndOtherSessionsMutation, { endOtherStaffSessions: 1 });
  server.answers(OwnKeysQuery, { myApiKeyCount: 2 });
  server.answers(RevokeOwnKeysMutation, { revokeMyApiKeys: 2 });
  await open(<SessionsSection />);
  await press('Diğer tüm oturumları kapat');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('oluşturulmuş 2 API anahtarı');
  await press('Hepsini iptal et');
  expect(server.sent(RevokeOwnKeysMutation)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('offers nothing to end where there is no other session', async () => {
  server.answers(MySessionsQuery, { myStaffSessions: [SESSION] });
  await open(<SessionsSection />);
  expect(screen.queryByRole('button')).toBeNull();
});
