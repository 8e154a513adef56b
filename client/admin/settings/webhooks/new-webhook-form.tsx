import { Stack, Text } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { requiredText } from '../../../features/account/required-text';
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
import { CATEGORIES } from './webhook-texts';
import { CreateWebhookMutation, OF_WEBHOOKS } from './webhooks.query';

const MAX_NAME = 100;
const MAX_ADDRESS = 500;
const NAMES = Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[];

const SCHEMA = z.object({
  name: z.string().trim().min(1, 'Webhook’un adını yazın.').max(MAX_NAME, 'En çok 100 karakter olabilir.'),
  address: z
    .string()
    .trim()
    .min(1, 'Alıcının adresini yazın.')
    .max(MAX_ADDRESS, 'En çok 500 karakter olabilir.'),
  categories: z.array(z.enum(NAMES)).min(1, 'En az bir tür seçin.'),
  beginning: z.string(),
  password: requiredText,
  code: z.string(),
});

const WITH_CODE = SCHEMA.extend({ code: requiredText });

const FIELD_OF_CODE = { WEBHOOK_ADDRESS_REFUSED: 'address' };

interface NewWebhookFormProps {
  /** Called with the secret, which is shown this once. */
  onCreated: (secret: string) => void;
}

/** Makes a webhook with the proof of who makes it; it gets no more than they may read. */
export function NewWebhookForm({ onCreated }: NewWebhookFormProps) {
  const staff = useStaff();
  const [, create] = useMutation(CreateWebhookMutation);
  const readable = NAMES.filter((name) => isPermitted(staff, CATEGORIES[name].permission));
  const form = useForm({
    schema: staff.secondFactor.isActive ? WITH_CODE : SCHEMA,
    defaultValues: { name: '', address: '', categories: [], beginning: '', password: '', code: '' },
    send: async ({ beginning, code, ...draft }) => {
      const after = beginning === '' ? null : Number(beginning);
      const input = { ...draft, after, code: code === '' ? null : code };
      const { data, error } = await create({ input }, OF_WEBHOOKS);
      if (data) onCreated(data.createWebhook.secret);
      return error && proofErrors(error, FIELD_OF_CODE);
    },
  });
  return (
    <Form form={form} label="Yeni webhook">
      <Stack gap="4">
        <Text color="fg.muted">
          Seçtiğiniz türlerdeki her değişiklik, kişisel bilgilerle birlikte bu adrese gönderilir. Yalnızca
          güvendiğiniz bir programın adresini yazın.
        </Text>
        <FormMessage />
        <TextField name="name" label="Ad" hint="Hangi program: «ERP», «Muhasebe»" autoComplete="off" />
        <TextField
          name="address"
          label="Adres"
          hint="https:// ile başlayan, herkese açık bir adres"
          autoComplete="off"
          autoCapitalize="none"
          inputMode="url"
          spellCheck={false}
        />
        <CheckGroup
          name="categories"
          legend="Neler gönderilsin?"
          isTitled
          choices={readable.map((value) => ({ value, label: CATEGORIES[value].label }))}
        />
        <SelectField name="beginning" label="Başlangıç">
          <option value="">Bundan sonra olanlar</option>
          <option value="0">Mağazanın ilk gününden beri olan her şey</option>
        </SelectField>
        <ProofFields
          asks={staff.secondFactor.isActive ? 'password and code' : 'password'}
          isSentWhenComplete={false}
        />
        <DialogActions busyLabel="Oluşturuluyor...">Webhook’u oluştur</DialogActions>
      </Stack>
    </Form>
  );
}
