import { Button, Flex, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { formatPhone } from '../../shop/format';
import { Fields } from '../../ui/fields/fields';
import { TextField } from '../../ui/fields/text-field';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { UnsavedChangesGuard } from '../../ui/form/unsaved-changes-guard';
import { useFirstFocus } from '../../ui/form/use-first-focus';
import { invoiceKindText } from './invoice-kind';
import { type Profile } from './profile.fragment';
import { PROFILE_LABELS, type ProfileValues } from './profile-form';
import { ProfileConflicts } from './profile-conflicts';
import { useProfileForm } from './use-profile-form';

interface ProfileEditorProps {
  profile: Profile;
  /** Saved, or given up. */
  onEnd: () => void;
}

/** The profile while it is changed. */
export function ProfileEditor({ profile, onEnd }: ProfileEditorProps) {
  const { form, conflicts, take, keep } = useProfileForm(profile, onEnd);
  useFirstFocus(form, 'name');
  return (
    <Form form={form} label="Profil bilgilerini düzenle">
      <UnsavedChangesGuard form={form} />
      <Stack gap="5">
        <FormMessage />
        <ProfileConflicts conflicts={conflicts} onTake={take} onKeep={keep} />
        <Inputs />
        <Flex wrap="wrap" justify="flex-end" gap="2">
          <Button variant="outline" onClick={onEnd}>
            Vazgeç
          </Button>
          <SubmitButton busyLabel="Kaydediliyor...">Kaydet</SubmitButton>
        </Flex>
      </Stack>
    </Form>
  );
}

function Inputs() {
  const [company, taxNumber] = useWatch<ProfileValues, ['company', 'taxNumber']>({
    name: ['company', 'taxNumber'],
  });
  return (
    <Fields>
      <TextField name="name" label={PROFILE_LABELS.name} autoComplete="name" />
      <TextField
        name="phone"
        label={PROFILE_LABELS.phone}
        type="tel"
        autoComplete="tel"
        isOptional
        format={formatPhone}
      />
      <TextField
        name="company"
        label={PROFILE_LABELS.company}
        isOptional
        gridColumn="1 / -1"
        autoComplete="organization"
        hint={invoiceKindText({ company, taxNumber })}
      />
      <TextField
        name="taxNumber"
        label={PROFILE_LABELS.taxNumber}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        hint="VKN 10, şahıs firmasında TCKN 11 hanedir."
      />
      <TextField name="taxOffice" label={PROFILE_LABELS.taxOffice} isOptional autoComplete="off" />
    </Fields>
  );
}
