import { useClient, useQuery } from 'urql';
import { SettingsScreen } from '../settings-screen';
import { PolicyForm } from './policy-form';
import { policyValues } from './policy-values';
import { SecondFactorPolicyQuery } from './policy.query';

/** Who of the staff must have a second factor. */
export function PolicyScreen() {
  const client = useClient();
  const [answer, ask] = useQuery({ query: SecondFactorPolicyQuery });
  const reload = async () => {
    const options = { requestPolicy: 'network-only' } as const;
    const { data } = await client.query(SecondFactorPolicyQuery, {}, options).toPromise();
    return data ? policyValues(data.secondFactorPolicy) : null;
  };
  return (
    <SettingsScreen title="Güvenlik" answer={answer} onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ secondFactorPolicy }) => <PolicyForm saved={policyValues(secondFactorPolicy)} reload={reload} />}
    </SettingsScreen>
  );
}
