import { useMutation } from 'urql';
import { ProofDialog } from '../../account/proof-dialog';
import { proofErrors } from '../../account/proof-errors';
import { useStaff } from '../../session/use-staff';
import { type SaveResult } from '../../record/use-record';
import { policyText, policyValues, type PolicyValues } from './policy.record';
import { UpdateSecondFactorPolicyMutation } from './policy.query';

/** A policy that waits for the proof of who saves it. */
export interface AskedPolicy {
  readonly values: PolicyValues;
  readonly expectedVersion: number;
  readonly answer: (result: SaveResult<PolicyValues>) => void;
}

interface PolicyProofProps {
  asked: AskedPolicy;
  onClose: () => void;
}

/** Asks for password and code, and saves the policy with them. */
export function PolicyProof({ asked: { values, expectedVersion, answer }, onClose }: PolicyProofProps) {
  const { secondFactor } = useStaff();
  const [, update] = useMutation(UpdateSecondFactorPolicyMutation);
  return (
    <ProofDialog
      title="Güvenlik kuralları değiştirilsin mi?"
      text={`İki adımlı doğrulama: ${policyText(values)}. Oturumlar girişten en geç ${values.sessionDays} gün sonra kapanır. Ayarlar yetkisi olan herkese e-postayla bildirilir.`}
      asks={secondFactor.isActive ? 'password and code' : 'password'}
      submitLabel="Kaydet"
      busyLabel="Kaydediliyor..."
      colorPalette="petrol"
      finalFocus={() => null}
      send={async ({ password, code }) => {
        const policy = { ...values, sessionDays: Number(values.sessionDays) };
        const input = { ...policy, expectedVersion, password, code: code === '' ? null : code };
        const { data, error } = await update({ input });
        const errors = error && proofErrors(error);
        if (errors && errors.code !== 'VERSION_CONFLICT') return errors;
        if (errors) answer({ errors });
        else if (data) answer({ saved: policyValues(data.updateSecondFactorPolicy) });
        return undefined;
      }}
      onClose={() => {
        // Nothing, where it was answered: given up, the form stays as it is.
        answer({ errors: {} });
        onClose();
      }}
    />
  );
}
