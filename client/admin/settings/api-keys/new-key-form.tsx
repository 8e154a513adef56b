import { Stack, Text } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { requiredText } from '../../../features/account/required-text';
import { addDays, startOfDay, today } from '../../../shop/days';
import { PERMISSION_LABELS } from '../../../shop/permission-labels';
import { CheckGroup } from '../../../ui/choices/check-group';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { proofErrors } from '../../account/proof-errors';
import { ProofFields } from '../../account/proof-fields';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';
import { CreateApiKeyMutation, OF_KEYS } from './api-keys.query';

const MAX_NAME = 100;
const PERMISSIONS = Object.keys(PERMISSION_LABELS) as (keyof typeof PERMISSION_LABELS)[];

/** Days until a key ends. */
const LIFE_DAYS: Readonly<Record<string, number>> = { '30': 30, '90': 90, '365': 365 };

const SCHEMA = z.object({
  name: z.string().trim().min(1, 'Anahtarın adını yazın.').max(MAX_NAME, 'En çok 100 karakter olabilir.'),
  permissions: z.array(z.enum(PERMISSIONS)).min(1, 'En az bir yetki seçin.'),
  life: z.string(),
  password: requiredText,
  code: z.string(),
});

const WITH_CODE = SCHEMA.extend({ code: requiredText });

interface NewKeyFormProps {
  /** Called with the secret, which is shown this once. */
  onCreated: (secret: string) => void;
}

/** Makes a key for a program with the proof of who makes it, and it may do no more than they. */
export function NewKeyForm({ onCreated }: NewKeyFormProps) {
  const staff = useStaff();
  const [, create] = useMutation(CreateApiKeyMutation);
  const held = PERMISSIONS.filter((permission) => isPermitted(staff, permission));
  const form = useForm({
    schema: staff.secondFactor.isActive ? WITH_CODE : SCHEMA,
    defaultValues: { name: '', permissions: [], life: '365', password: '', code: '' },
    send: async ({ life, code, ...draft }) => {
      const days = LIFE_DAYS[life];
      const expiresAt = days === undefined ? null : startOfDay(addDays(today(), days));
      const input = { ...draft, expiresAt, code: code === '' ? null : code };
      const { data, error } = await create({ input }, OF_KEYS);
      if (data) onCreated(data.createApiKey.secret);
      return error && proofErrors(error);
    },
  });
  return (
    <Form form={form} label="Yeni API anahtarı">
      <Stack gap="4">
        <Text color="fg.muted">Anahtar, sizde kalan yetkilerden fazlasını hiçbir zaman kullanamaz.</Text>
        <FormMessage />
        <TextField
          name="name"
          label="Ad"
          hint="Hangi program kullanacak: «ERP», «Stok eşitleme»"
          autoComplete="off"
        />
        <CheckGroup
          name="permissions"
          legend="Yetkiler"
          isTitled
          choices={held.map((value) => ({ value, label: PERMISSION_LABELS[value] }))}
        />
        <SelectField name="life" label="Geçerlilik">
          <option value="30">30 gün</option>
          <option value="90">90 gün</option>
          <option value="365">1 yıl</option>
          <option value="">İptal edilene kadar</option>
        </SelectField>
        <Text color="fg.muted">
          Anahtar oturumunuzdan bağımsız çalışır: siz olduğunuzu doğrulayın. Oluşturulduğu size e-postayla
          bildirilir.
        </Text>
        <ProofFields
          asks={staff.secondFactor.isActive ? 'password and code' : 'password'}
          isSentWhenComplete={false}
        />
        <DialogActions busyLabel="Oluşturuluyor...">Anahtarı oluştur</DialogActions>
      </Stack>
    </Form>
  );
}
