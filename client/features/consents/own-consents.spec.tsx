import { cleanup, fireEvent, screen } from '@testing-library/react';
import { refusal } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { open, settle } from '../../ui/form/test-form';
import { ConsentTextQuery } from './consent-text';
import { OwnConsents, OwnConsentsQuery, SetConsentMutation } from './own-consents';

const TEXT = { slug: 'ticari-elektronik-ileti-onayi', version: 3, hash: 'a'.repeat(64), title: 'Onay metni' };
const { title: _title, ...AGREED } = TEXT;
const NONE = { purpose: 'MARKETING', isGranted: false } as const;
const EMAIL = { ...NONE, channel: 'EMAIL' } as const;
const GIVEN = {
  ...EMAIL,
  isGranted: true,
  source: 'REGISTRATION',
  recordedAt: '2026-03-12T08:00:00.000Z',
  textVersion: 3,
} as const;
const SMS = { ...NONE, channel: 'SMS' } as const;

afterEach(cleanup);

async function openConsents(...lists: object[][]): Promise<void> {
  server.answers(ConsentTextQuery, () => ({ checkoutOptions: { marketingConsent: TEXT } as never }));
  server.answers(OwnConsentsQuery, ...lists.map((myConsents) => ({ myConsents }) as never));
  await open(<OwnConsents />);
}

const flip = async (channel: string) => {
  fireEvent.click(screen.getByLabelText(new RegExp(`^${channel}`)));
  await settle();
};

it('shows since when, from where and to which text each channel is open', async () => {
  await openConsents([GIVEN, SMS]);
  expect(screen.getByText('İzin verildi: 12 Mart 2026, kayıt formu, metin sürümü 3')).toBeTruthy();
  expect(screen.getByText('İzin verilmedi')).toBeTruthy();
});

it('opens a channel with the text that was shown, and closes it without one', async () => {
  server.answers(SetConsentMutation, { setConsent: [GIVEN, SMS] }, { setConsent: [EMAIL, SMS] });
  await openConsents([EMAIL, SMS], [GIVEN, SMS], [EMAIL, SMS]);
  await flip('E-posta');
  await flip('E-posta');
  expect(server.sent(SetConsentMutation).map(({ input }) => input)).toEqual([
    { purpose: 'MARKETING', channel: 'EMAIL', isGranted: true, text: AGREED },
    { purpose: 'MARKETING', channel: 'EMAIL', isGranted: false, text: null },
  ]);
});

it('leaves a channel closed when the server refuses', async () => {
  server.answers(SetConsentMutation, refusal('INTERNAL'));
  await openConsents([EMAIL, SMS]);
  await flip('SMS');
  expect(screen.getByLabelText<HTMLInputElement>(/^SMS/).checked).toBe(false);
});
