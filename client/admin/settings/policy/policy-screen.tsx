import { SettingsScreen } from '../settings-screen';
import { PolicyForm } from './policy-form';
import { POLICY_RECORD } from './policy.record';

/** Who of the staff must have a second factor, and when their sessions end. */
export function PolicyScreen() {
  return (
    <SettingsScreen
      title="Güvenlik"
      record={POLICY_RECORD}
      audited={{ kind: 'second-factor-policy', id: 'shop' }}
    >
      {(saved) => <PolicyForm saved={saved} />}
    </SettingsScreen>
  );
}

export { PolicyScreen as Component };
export { prefetchPolicy as prefetch } from './policy.query';
