import { useState } from 'react';
import { useQuery } from 'urql';
import { paths } from '../../paths';
import { graphql } from '../../graphql/graphql';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { Confirmation } from './confirmation';
import { NewPasswordForm } from './new-password-form';
import { ButtonLink } from '../../ui/controls/button-link';

export const NewPasswordRulesQuery = graphql(`
  query NewPasswordRules($token: String!) {
    passwordRules(token: $token) {
      minLength
      isForStaff
    }
  }
`);

/** The way from the link of a mail to a new password, and on. */
export function NewPassword({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'open' | 'saved' | 'spent'>('open');
  const [{ data }] = useQuery({
    query: NewPasswordRulesQuery,
    variables: { token },
    // A link that was used a moment ago is spent.
    requestPolicy: 'network-only',
    pause: !useHydrated(),
  });
  const rules = data?.passwordRules;
  if (outcome === 'saved') {
    return (
      <Confirmation title="Şifreniz yenilendi">
        {rules?.isForStaff ? (
          <p>Açık olan bütün oturumlarınız kapatıldı. Yönetim paneline yeni şifrenizle girebilirsiniz.</p>
        ) : (
          <>
            <p>Açık olan bütün oturumlarınız kapatıldı. Yeni şifrenizle giriş yapabilirsiniz.</p>
            <ButtonLink tone="copper" to={paths.login()}>
              Giriş yapın
            </ButtonLink>
          </>
        )}
      </Confirmation>
    );
  }
  if (outcome === 'spent' || rules === null) {
    return (
      <Confirmation title="Bu bağlantı artık geçerli değil" tone="danger">
        <p>Bağlantı kullanılmış ya da 30 dakikalık süresi dolmuş. Şifreniz değişmedi.</p>
        <ButtonLink tone="copper" to={paths.forgottenPassword()}>
          Yeni bağlantı isteyin
        </ButtonLink>
      </Confirmation>
    );
  }
  return (
    <NewPasswordForm
      token={token}
      minLength={rules?.minLength}
      onSaved={() => setOutcome('saved')}
      onSpent={() => setOutcome('spent')}
    />
  );
}
