import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { FormSection } from '../../../ui/form/form-section';
import { SettingsForm } from '../settings-form';
import { type Saved, type SaveResult, useSettingsForm } from '../use-settings-form';
import { PolicyChoice } from './policy-choice';
import { type AskedPolicy, PolicyProof } from './policy-proof';
import { POLICY_SCHEMA, policyText, type PolicyValues } from './policy-values';

interface PolicyFormProps {
  saved: Saved<PolicyValues>;
  reload: () => Promise<Saved<PolicyValues> | null>;
}

/** Who must have a second factor; saved with password and code. */
export function PolicyForm({ saved, reload }: PolicyFormProps) {
  const [asked, setAsked] = useState<AskedPolicy>();
  const { revalidate } = useRevalidator();
  const settings = useSettingsForm({
    schema: POLICY_SCHEMA,
    saved,
    reload,
    save: async (values, expectedVersion) => {
      const result = await new Promise<SaveResult<PolicyValues>>((answer) => {
        setAsked({ values, expectedVersion, answer });
      });
      // Who is signed in may be one of them now.
      if ('saved' in result) void revalidate();
      return result;
    },
  });
  return (
    <>
      <SettingsForm label="İki adımlı doğrulama zorunluluğu" settings={settings} describe={policyText}>
        <FormSection
          title="İki adımlı doğrulama"
          reason="Kimlerin şifreden sonra telefonundaki kodu da girmesi gerektiği. İsteyen herkes kendi hesabında açabilir."
        >
          <PolicyChoice />
        </FormSection>
      </SettingsForm>
      {asked && <PolicyProof asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
