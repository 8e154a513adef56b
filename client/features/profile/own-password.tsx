import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { FormSection } from '../../ui/form/form-section';
import { ENDS_OWN_SESSIONS } from './own-sessions';
import { PasswordChangeForm } from './password-change-form';

export const ChangePasswordMutation = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input)
  }
`);

/** A new password for the customer who is signed in. */
export function OwnPassword({ email }: { email: string }) {
  const [, changePassword] = useMutation(ChangePasswordMutation);
  return (
    <FormSection
      anchor="sifre"
      title="Şifre"
      reason="Değiştirdiğinizde bu tarayıcı dışındaki oturumlarınız kapanır; e-posta ile haber veririz."
    >
      <PasswordChangeForm
        login={email}
        onSend={({ currentPassword, newPassword }) =>
          changePassword({ input: { currentPassword, newPassword } }, ENDS_OWN_SESSIONS)
        }
      />
    </FormSection>
  );
}
