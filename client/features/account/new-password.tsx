import { useState } from 'react';
import { useQuery } from 'urql';
import { paths } from '../../paths';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { Confirmation } from './confirmation';
import { NewPasswordForm } from './new-password-form';
import { SavedPassword } from './saved-password';
import { ButtonLink } from '../../ui/controls/button-link';

export const NewPasswordRulesQuery = graphql(`
  query NewPasswordRules($token: String!) {
    passwordRules(token: $token) {
      minLength
      isForStaff
      isFirst
    }
  }
`);

type Rules = ResultOf<typeof NewPasswordRulesQuery>['passwordRules'];

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
  // Once the password is saved, the shop asks anew for everything, and the link has no more to say.
  const [rules, setRules] = useState<Rules>();
  if (rules === undefined && data) setRules(data.passwordRules);
  if (outcome === 'saved') return <SavedPassword isForStaff={rules?.isForStaff} isFirst={rules?.isFirst} />;
  if (outcome === 'spent' || rules === null) {
    return (
      <Confirmation title="Bu bağlantı artık geçerli değil" tone="danger">
        <p>Bağlantı kullanılmış ya da süresi dolmuş. Şifreniz değişmedi.</p>
        <ButtonLink
          tone="copper"
          {...(rules?.isForStaff
            ? { href: paths.adminForgottenPassword() }
            : { to: paths.forgottenPassword() })}
        >
          Yeni bağlantı isteyin
        </ButtonLink>
      </Confirmation>
    );
  }
  return (
    <NewPasswordForm
      token={token}
      minLength={rules?.minLength}
      isFirst={rules?.isFirst}
      onSaved={() => setOutcome('saved')}
      onSpent={() => setOutcome('spent')}
    />
  );
}
