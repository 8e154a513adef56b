import { useMutation } from 'urql';
import { PasswordChangeForm } from '../../features/profile/password-change-form';
import { graphql } from '../../graphql/graphql';
import { FormSection } from '../../ui/form/form-section';
import { OneTimeCodeField } from '../sign-in/one-time-code-field';
import { ENDS_SESSIONS } from './second-factor-operations';

export const ChangePasswordMutation = graphql(`
  mutation ChangeStaffPassword($input: ChangeStaffPasswordInput!) {
    changeStaffPassword(input: $input)
  }
`);

/** Of staff. */
const MIN_LENGTH = 12;

interface PasswordSectionProps {
  login: string;
  /** Whether the person has an authenticator app, whose code is asked for. */
  hasSecondFactor: boolean;
}

/** A new password for the person who is signed in. */
export function PasswordSection({ login, hasSecondFactor }: PasswordSectionProps) {
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
        codeField={
          hasSecondFactor && <OneTimeCodeField name="code" isRecoveryAllowed isSentWhenComplete={false} />
        }
        onSend={({ code, ...passwords }) =>
          changePassword({ input: { ...passwords, code: code === '' ? null : code } }, ENDS_SESSIONS)
        }
      />
    </FormSection>
  );
}
