import { type CombinedError } from '@urql/core';
import { refusalOf } from '../../graphql/refusal';
import { type FormErrors } from '../../ui/form/form-errors';
import { refusalErrors } from '../../ui/form/refusal-errors';
import { ProofDialog } from '../account/proof-dialog';
import { proofErrors } from '../account/proof-errors';
import { useStaff } from '../session/use-staff';

export interface TypedProof {
  readonly password: string;
  readonly code: string | null;
}

/** A change that waits for the proof of who makes it. */
export interface AskedProof {
  readonly title: string;
  /** What follows from it. */
  readonly text: string;
  /** Resolves with the error of what was sent. */
  readonly send: (proof: TypedProof) => Promise<CombinedError | undefined>;
  /** Called where it is about something else than the proof, or where it is given up. */
  readonly onRefused: (errors: FormErrors) => void;
}

const OF_PROOF: ReadonlySet<string> = new Set([
  'PASSWORD_WRONG',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_REQUIRED',
  'RECOVERY_CODE_WRONG',
  'RATE_LIMITED',
]);

/** What was refused of an account: at its field where it is about one. */
export const accountErrors = (error: CombinedError): FormErrors =>
  refusalErrors(refusalOf(error), { EMAIL_TAKEN: 'email' });

/** Asks for password and code, and sends the change with them. */
export function AccountProof({ asked, onClose }: { asked: AskedProof; onClose: () => void }) {
  const { secondFactor } = useStaff();
  return (
    <ProofDialog
      title={asked.title}
      text={asked.text}
      asks={secondFactor.isActive ? 'password and code' : 'password'}
      submitLabel="Onayla"
      busyLabel="Kaydediliyor..."
      colorPalette="petrol"
      finalFocus={() => null}
      send={async ({ password, code }) => {
        const error = await asked.send({ password, code: code === '' ? null : code });
        if (!error) return undefined;
        if (OF_PROOF.has(refusalOf(error).code)) return proofErrors(error);
        asked.onRefused(accountErrors(error));
        return undefined;
      }}
      onClose={() => {
        // Nothing, where it was answered: given up, the form stays as it is.
        asked.onRefused({});
        onClose();
      }}
    />
  );
}
