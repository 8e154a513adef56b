import { PasswordField } from '../../ui/fields/password-field';
import { OneTimeCodeField } from '../sign-in/one-time-code-field';

/** What somebody proves who they are with. */
export type AskedOfProof = 'password' | 'code' | 'password and code';

interface ProofFieldsProps {
  asks: AskedOfProof;
  /** Whether the sixth digit of the code sends the form. */
  isSentWhenComplete: boolean;
}

/** The fields `password` and `code` of a form by which who is signed in proves who they are. */
export function ProofFields({ asks, isSentWhenComplete }: ProofFieldsProps) {
  return (
    <>
      {asks !== 'code' && (
        // Whose it is must be said: beside what somebody else, or a program, is given, it could be theirs.
        <PasswordField name="password" label="Şifreniz" autoComplete="current-password" />
      )}
      {asks !== 'password' && (
        <OneTimeCodeField name="code" isRecoveryAllowed isSentWhenComplete={isSentWhenComplete} />
      )}
    </>
  );
}
