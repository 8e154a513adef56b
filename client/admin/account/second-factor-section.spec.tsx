import { cleanup, fireEvent, screen } from '@testing-library/react';
import { refusal } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { descriptionOf, field, open, press, settle, type } from '../../ui/form/test-form';
import {
  BeginSecondFactorMutation,
  ConfirmSecondFactorMutation,
  RemoveSecondFactorMutation,
  RenewRecoveryCodesMutation,
} from './second-factor-operations';
import { SecondFactorSection } from './second-factor-section';

const OFF = { isActive: false, isRequired: false, mustEnrol: false, recoveryCodesLeft: 0 };
const ON = { ...OFF, isActive: true, recoveryCodesLeft: 8 };
const SETUP = {
  beginSecondFactor: {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Debihan:ayse?secret=JBSWY3DPEHPK3PXP&issuer=Debihan',
  },
};
const WRONG = refusal('SECOND_FACTOR_WRONG', 'Doğrulama kodu hatalı veya daha önce kullanılmış');
const CODES = ['k3td-90xc-mm2a', '0000-1111-2222'];

async function show(status: typeof OFF) {
  const onRecoveryCodes = vi.fn();
  const onChanged = vi.fn();
  await open(<SecondFactorSection status={status} onRecoveryCodes={onRecoveryCodes} onChanged={onChanged} />);
  return { onRecoveryCodes, onChanged };
}

/** Buttons of a dialog are told from those of the page by standing in it. */
async function pressInDialog(name: string): Promise<void> {
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
  await settle();
}

afterEach(cleanup);

it('is set up with the secret, as a picture and to be typed, and a code of the app', async () => {
  server.answers(BeginSecondFactorMutation, SETUP);
  server.answers(ConfirmSecondFactorMutation, WRONG, { confirmSecondFactor: CODES });
  const { onRecoveryCodes, onChanged } = await show(OFF);
  await press('Kurulumu başlat');
  type('Şifreniz', 'gizli şifre');
  await pressInDialog('Devam et');
  expect(server.sent(BeginSecondFactorMutation)).toEqual([{ input: { password: 'gizli şifre' } }]);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(screen.getByRole('img', { name: /karekodu/ })).toBeTruthy();
  type('Doğrulama kodu', '000000');
  await settle();
  expect(descriptionOf('Doğrulama kodu')).toContain(WRONG.message);
  expect(onRecoveryCodes).not.toHaveBeenCalled();
  type('Doğrulama kodu', '123 456');
  await settle();
  expect(server.sent(ConfirmSecondFactorMutation).at(-1)).toEqual({ input: { code: '123456' } });
  expect(onRecoveryCodes).toHaveBeenCalledWith(CODES);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

it('stays closed when the setup is given up', async () => {
  server.answers(BeginSecondFactorMutation, SETUP);
  await show(OFF);
  await press('Kurulumu başlat');
  type('Şifreniz', 'gizli şifre');
  await pressInDialog('Devam et');
  await press('Vazgeç');
  expect(screen.getByRole('button', { name: 'Kurulumu başlat' })).toBeTruthy();
  expect(server.requests).toHaveLength(1);
});

it('says how many recovery codes are left, and warns when they run out', async () => {
  await show(ON);
  expect(screen.getByText('Kullanılmamış 8 kurtarma kodunuz var.')).toBeTruthy();
  cleanup();
  await show({ ...ON, recoveryCodesLeft: 1 });
  expect(screen.getByText(/Yalnızca 1 kurtarma kodunuz kaldı/)).toBeTruthy();
});

it('renews the recovery codes for a code', async () => {
  server.answers(RenewRecoveryCodesMutation, { renewRecoveryCodes: CODES });
  const { onRecoveryCodes } = await show(ON);
  await press('Kurtarma kodlarını yenile');
  expect(screen.queryByLabelText('Şifreniz')).toBeNull();
  type('Doğrulama kodu', '123456');
  await settle();
  expect(server.sent(RenewRecoveryCodesMutation)).toEqual([{ input: { code: '123456' } }]);
  expect(onRecoveryCodes).toHaveBeenCalledWith(CODES);
});

it('is removed only with the password and a code, and never by typing alone', async () => {
  const wrong = refusal('PASSWORD_WRONG', 'Mevcut şifre hatalı');
  server.answers(RemoveSecondFactorMutation, wrong, { removeSecondFactor: true });
  const { onChanged } = await show(ON);
  await press('Doğrulamayı kapat');
  type('Şifreniz', 'yanlış');
  type('Doğrulama kodu', '123456');
  await settle();
  expect(server.requests).toEqual([]);
  await pressInDialog('Doğrulamayı kapat');
  expect(descriptionOf('Şifreniz')).toContain('Mevcut şifre hatalı');
  expect(field('Doğrulama kodu').value).toBe('123456');
  expect(onChanged).not.toHaveBeenCalled();
  type('Şifreniz', 'kazan dairesi 2026');
  await pressInDialog('Doğrulamayı kapat');
  const proof = { password: 'kazan dairesi 2026', code: '123456' };
  expect(server.sent(RemoveSecondFactorMutation).at(-1)).toEqual({ input: proof });
  expect(onChanged).toHaveBeenCalledTimes(1);
});

it('replaces the app for a password and a code, which waits for the password', async () => {
  server.answers(BeginSecondFactorMutation, SETUP);
  await show(ON);
  await press('Başka uygulamaya geç');
  type('Doğrulama kodu', '123456');
  await settle();
  expect(server.requests).toEqual([]);
  type('Şifreniz', 'kazan dairesi 2026');
  type('Doğrulama kodu', '');
  type('Doğrulama kodu', '654321');
  await settle();
  const proof = { password: 'kazan dairesi 2026', code: '654321' };
  expect(server.sent(BeginSecondFactorMutation)).toEqual([{ input: proof }]);
});

it('says of a wrong recovery code that it is one', async () => {
  const wrong = refusal('RECOVERY_CODE_WRONG', 'Kurtarma kodu hatalı veya daha önce kullanılmış');
  server.answers(RenewRecoveryCodesMutation, wrong);
  await show(ON);
  await press('Kurtarma kodlarını yenile');
  type('Doğrulama kodu', 'k3td-90xc-mm2a');
  await pressInDialog('Yenile');
  expect(descriptionOf('Doğrulama kodu')).toContain(wrong.message);
});

it('cannot be removed where it is required', async () => {
  await show({ ...ON, isRequired: true });
  expect(screen.queryByRole('button', { name: 'Doğrulamayı kapat' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Başka uygulamaya geç' })).toBeTruthy();
});
