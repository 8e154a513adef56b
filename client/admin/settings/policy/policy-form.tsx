import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { TextField } from '../../../ui/fields/text-field';
import { FormSection } from '../../../ui/form/form-section';
import { type ReadRecord } from '../../record/record';
import { RecordForm } from '../../record/record-form';
import { RecordHistory } from '../../record/record-history';
import { fillFromHistory } from '../../record/fill-from-history';
import { type SaveResult, useRecord } from '../../record/use-record';
import { PolicyChoice } from './policy-choice';
import { type AskedPolicy, PolicyProof } from './policy-proof';
import { POLICY_RECORD, type PolicyValues } from './policy.record';

/** Who must have a second factor, and when sessions end; saved with password and code. */
export function PolicyForm({ saved }: { saved: ReadRecord<PolicyValues> }) {
  const [asked, setAsked] = useState<AskedPolicy>();
  const { revalidate } = useRevalidator();
  const state = useRecord(POLICY_RECORD, saved, async (values, expectedVersion) => {
    const result = await new Promise<SaveResult<PolicyValues>>((answer) => {
      setAsked({ values, expectedVersion, answer });
    });
    // Who is signed in may be one of them now.
    if ('saved' in result) void revalidate();
    return result;
  });
  return (
    <>
      <RecordForm record={POLICY_RECORD} state={state} isLong>
        <FormSection
          title="İki adımlı doğrulama"
          reason="Kimlerin şifreden sonra telefonundaki kodu da girmesi gerektiği. İsteyen herkes kendi hesabında açabilir."
        >
          <PolicyChoice />
        </FormSection>
        <FormSection
          title="Oturumlar"
          reason="Bir oturum 12 saat kullanılmazsa kapanır; sürekli kullanılsa da bu süre dolunca yeniden giriş ister. Kısalttığınızda açık oturumlara da uygulanır."
        >
          <TextField
            name="sessionDays"
            label="Girişten en geç kaç gün sonra kapansın"
            hint="1 ile 365 arasında"
            inputMode="numeric"
            maxLength={3}
          />
        </FormSection>
      </RecordForm>
      <RecordHistory
        record={POLICY_RECORD}
        saved={saved}
        onRestore={fillFromHistory(POLICY_RECORD, saved, state)}
      />
      {asked && <PolicyProof asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
