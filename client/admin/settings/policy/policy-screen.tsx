import { SettingsScreen } from '../settings-screen';
import { PolicyForm } from './policy-form';
import { POLICY_RECORD } from './policy.record';

/** Who of the staff must have a second factor. */
export function PolicyScreen() {
  return (
    <SettingsScreen title="Güvenlik" record={POLICY_RECORD}>
      {(saved) => <PolicyForm saved={saved} />}
    </SettingsScreen>
  );
}

export { PolicyScreen as Component };
export { prefetchPolicy as prefetch } from './policy.query';
