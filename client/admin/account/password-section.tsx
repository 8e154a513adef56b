import { useMutation } from 'urql';
import { PasswordChangeForm } from '../../features/profile/password-change-form';
import { graphql } from '../../graphql/graphql';
import { FormSection } from '../../ui/form/form-section';
import { ENDS_SESSIONS } from './second-factor-operations';

export const ChangePasswordMutation = graphql(`
  mutation ChangeStaffPassword($input: ChangeStaffPasswordInput!) {
    changeStaffPassword(input: $input)
  }
`);

/** Of staff. */
const MIN_LENGTH = 12;

/** A new password for the person who is signed in. */
export function PasswordSection({ login }: { login: string }) {
  const [, changePassword] = useMutation(ChangePasswordMutation);
  return (
    <FormSection
      anchor="sifre"
      title="Şifre"
      reason="Değiştirdiğinizde bu tarayıcı dışındaki oturumlarınız kapanır."
    >
      <PasswordChangeForm
        login={login}
        minLength={MIN_LENGTH}
        onSend={(input) => changePassword({ input }, ENDS_SESSIONS)}
      />
    </FormSection>
  );
}
