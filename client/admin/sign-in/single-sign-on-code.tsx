import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { type FormErrors } from '../../ui/form/form-errors';
import { type CodeKind, SecondFactorForm } from './second-factor-form';
import { CODE_REFUSALS } from './staff-login';
import { useCodesLeft } from './use-codes-left';

export const CompleteSingleSignOnMutation = graphql(`
  mutation CompleteSingleSignOn($input: CompleteSingleSignOnInput!) {
    completeSingleSignOn(input: $input) {
      id
    }
  }
`);

interface SingleSignOnCodeProps {
  onSuccess: () => Promise<void>;
  /** The sign-in has to begin anew; with a code that says why, or because somebody else signs in. */
  onRestart: (code?: string) => void;
}

/** The second step of a sign-in at the identity provider, for who has an authenticator app of the shop. */
export function SingleSignOnCode({ onSuccess, onRestart }: SingleSignOnCodeProps) {
  const [, complete] = useMutation(CompleteSingleSignOnMutation);
  const announceCodesLeft = useCodesLeft();
  const send = async (code: string, kind: CodeKind): Promise<FormErrors | undefined> => {
    const { error } = await complete({ input: { code } });
    if (!error) {
      if (kind === 'recovery') void announceCodesLeft();
      await onSuccess();
      return undefined;
    }
    const refusal = refusalOf(error);
    if (CODE_REFUSALS.has(refusal.code)) return { fields: { code: refusal.message } };
    // Too late, or the account was closed meanwhile: no code helps any more.
    if (refusal.code.startsWith('SSO_')) onRestart(refusal.code);
    return { continueAt: 'code', ...refusal };
  };
  return <SecondFactorForm proved="Kurumsal hesabınız doğrulandı." send={send} onBack={() => onRestart()} />;
}
