import { type ReactNode, useState } from 'react';
import { useMutation } from 'urql';
import { type DemoAccountsProps } from '../../features/account/demo-accounts';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { type FormErrors } from '../../ui/form/form-errors';
import { useCodesLeft } from './use-codes-left';
import { type Credentials, CredentialsForm } from './credentials-form';
import { type CodeKind, SecondFactorForm } from './second-factor-form';

export const AdminLoginMutation = graphql(`
  mutation AdminLogin($input: AdminLoginInput!) {
    adminLogin(input: $input) {
      id
    }
  }
`);

export const CODE_REFUSALS: ReadonlySet<string> = new Set(['SECOND_FACTOR_WRONG', 'RECOVERY_CODE_WRONG']);

interface StaffLoginProps extends Pick<DemoAccountsProps, 'accounts'> {
  /** Who probably signs in. */
  initialLogin?: string;
  /** Stands below the password. */
  help?: ReactNode;
  /** Another way to sign in, below the form. */
  alternative?: ReactNode;
  /** The form stays busy until it is done: a code that is sent twice is refused as used. */
  onSuccess: () => void | Promise<void>;
}

/** What the first step begins with. */
interface Restart {
  login: string;
  reason?: string;
  firstFocus?: keyof Credentials;
}

/** Who somebody is and, where the account has a second factor, its code. Between the two the password stays in memory. */
export function StaffLogin(props: StaffLoginProps) {
  const { accounts, initialLogin = '', help, alternative, onSuccess } = props;
  const [, login] = useMutation(AdminLoginMutation);
  const announceCodesLeft = useCodesLeft();
  const [accepted, setAccepted] = useState<Credentials>();
  const [restart, setRestart] = useState<Restart>({
    login: initialLogin,
    firstFocus: initialLogin === '' ? undefined : 'password',
  });

  const succeed = async () => {
    await onSuccess();
    return undefined;
  };
  const checkCredentials = async (credentials: Credentials): Promise<FormErrors | undefined> => {
    const { error } = await login({ input: credentials });
    if (!error) return succeed();
    const refusal = refusalOf(error);
    if (refusal.code !== 'SECOND_FACTOR_REQUIRED') return { continueAt: 'password', ...refusal };
    setAccepted(credentials);
    return {};
  };
  const startOver = (reason?: string) => {
    setRestart({
      login: accepted?.login ?? '',
      reason,
      firstFocus: reason === undefined ? 'login' : 'password',
    });
    setAccepted(undefined);
  };
  const checkCode = async (code: string, kind: CodeKind): Promise<FormErrors | undefined> => {
    const { error } = await login({ input: { login: '', password: '', ...accepted, code } });
    if (!error) {
      if (kind === 'recovery') void announceCodesLeft();
      return succeed();
    }
    const refusal = refusalOf(error);
    if (CODE_REFUSALS.has(refusal.code)) return { fields: { code: refusal.message } };
    // The password was changed, or the account closed, between the steps.
    if (refusal.code === 'ADMIN_LOGIN_REFUSED') startOver(refusal.message);
    return { continueAt: 'code', ...refusal };
  };

  if (accepted) {
    return <SecondFactorForm proved="Şifreniz doğru." send={checkCode} onBack={() => startOver()} />;
  }
  return (
    <CredentialsForm
      accounts={accounts}
      login={restart.login}
      reason={restart.reason}
      firstFocus={restart.firstFocus}
      help={help}
      alternative={alternative}
      send={checkCredentials}
    />
  );
}
