import { cleanup, fireEvent, screen } from '@testing-library/react';
import {
  AccountServer,
  descriptionOf,
  field,
  open,
  press,
  settle,
  type,
} from '../../features/account/test-account';
import { SecondFactorSection } from './second-factor-section';

const OFF = { isActive: false, isRequired: false, mustEnrol: false, recoveryCodesLeft: 0 };
const ON = { ...OFF, isActive: true, recoveryCodesLeft: 8 };
const SETUP = {
  data: {
    beginSecondFactor: {
      __typename: 'SecondFactorSetup',
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Debihan:ayse?secret=JBSWY3DPEHPK3PXP&issuer=Debihan',
    },
  },
};
const WRONG = { code: 'SECOND_FACTOR_WRONG', message: 'Doğrulama kodu hatalı veya daha önce kullanılmış' };
const CODES = ['k3td-90xc-mm2a', '0000-1111-2222'];

async function show(status: typeof OFF, answers: ConstructorParameters<typeof AccountServer>[0]) {
  const server = new AccountServer(answers);
  const onRecoveryCodes = vi.fn();
  const onChanged = vi.fn();
  await open(
    server,
    <SecondFactorSection status={status} onRecoveryCodes={onRecoveryCodes} onChanged={onChanged} />,
  );
  return { server, onRecoveryCodes, onChanged };
}

/** Buttons of a dialog are told from those of the page by standing in it. */
async function pressInDialog(name: string): Promise<void> {
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
  await settle();
}

afterEach(cleanup);

it('is set up with the secret, as a picture and to be typed, and a code of the app', async () => {
  const { server, onRecoveryCodes, onChanged } = await show(OFF, {
    BeginSecondFactor: [SETUP],
    ConfirmSecondFactor: [WRONG, { data: { confirmSecondFactor: CODES } }],
  });
  await press('Kurulumu başlat');
  type('Şifre', 'gizli şifre');
  await pressInDialog('Devam et');
  expect(server.sent).toEqual([{ input: { password: 'gizli şifre' } }]);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(screen.getByRole('img', { name: /karekodu/ })).toBeTruthy();
  type('Doğrulama kodu', '000000');
  await press('Doğrula ve aç');
  expect(descriptionOf('Doğrulama kodu')).toContain(WRONG.message);
  expect(onRecoveryCodes).not.toHaveBeenCalled();
  type('Doğrulama kodu', '123 456');
  await press('Doğrula ve aç');
  expect(server.sent.at(-1)).toEqual({ input: { code: '123456' } });
  expect(onRecoveryCodes).toHaveBeenCalledWith(CODES);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

it('stays closed when the setup is given up', async () => {
  const { server } = await show(OFF, { BeginSecondFactor: [SETUP] });
  await press('Kurulumu başlat');
  type('Şifre', 'gizli şifre');
  await pressInDialog('Devam et');
  await press('Vazgeç');
  expect(screen.getByRole('button', { name: 'Kurulumu başlat' })).toBeTruthy();
  expect(server.sent).toHaveLength(1);
});

it('says how many recovery codes are left, and warns when they run out', async () => {
  await show(ON, {});
  expect(screen.getByText('Kullanılmamış 8 kurtarma kodunuz var.')).toBeTruthy();
  cleanup();
  await show({ ...ON, recoveryCodesLeft: 1 }, {});
  expect(screen.getByText(/Yalnızca 1 kurtarma kodunuz kaldı/)).toBeTruthy();
});

it('renews the recovery codes for a code', async () => {
  const { server, onRecoveryCodes } = await show(ON, {
    RenewRecoveryCodes: [{ data: { renewRecoveryCodes: CODES } }],
  });
  await press('Kurtarma kodlarını yenile');
  expect(screen.queryByLabelText('Şifre')).toBeNull();
  type('Doğrulama kodu', '123456');
  await pressInDialog('Yenile');
  expect(server.sent).toEqual([{ input: { code: '123456' } }]);
  expect(onRecoveryCodes).toHaveBeenCalledWith(CODES);
});

it('is removed only with the password and a code', async () => {
  const { server, onChanged } = await show(ON, {
    RemoveSecondFactor: [
      { code: 'PASSWORD_WRONG', message: 'Mevcut şifre hatalı' },
      { data: { removeSecondFactor: true } },
    ],
  });
  await press('Doğrulamayı kapat');
  type('Şifre', 'yanlış');
  type('Doğrulama kodu', '123456');
  await pressInDialog('Doğrulamayı kapat');
  expect(descriptionOf('Şifre')).toContain('Mevcut şifre hatalı');
  expect(field('Doğrulama kodu').value).toBe('123456');
  expect(onChanged).not.toHaveBeenCalled();
  type('Şifre', 'kazan dairesi 2026');
  await pressInDialog('Doğrulamayı kapat');
  expect(server.sent.at(-1)).toEqual({ input: { password: 'kazan dairesi 2026', code: '123456' } });
  expect(onChanged).toHaveBeenCalledTimes(1);
});

it('cannot be removed where it is required', async () => {
  await show({ ...ON, isRequired: true }, {});
  expect(screen.queryByRole('button', { name: 'Doğrulamayı kapat' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Başka uygulamaya geç' })).toBeTruthy();
});
