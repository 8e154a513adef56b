import { useMutation } from 'urql';
import { type DemoAccountsProps } from '../../features/account/demo-accounts';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { CredentialsForm } from './credentials-form';

const AdminLoginMutation = graphql(`
  mutation AdminLogin($input: AdminLoginInput!) {
    adminLogin(input: $input) {
      id
    }
  }
`);

interface StaffLoginProps extends Pick<DemoAccountsProps, 'accounts'> {
  onSuccess: () => void;
}

/** Signs staff in. */
export function StaffLogin({ accounts, onSuccess }: StaffLoginProps) {
  const [, login] = useMutation(AdminLoginMutation);
  return (
    <CredentialsForm
      accounts={accounts}
      send={async (credentials) => {
        const { error } = await login({ input: credentials });
        return error && { continueAt: 'password', ...refusalOf(error) };
      }}
      onAccepted={onSuccess}
    />
  );
}
