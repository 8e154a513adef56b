import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { chosenInWords } from '../../../shop/chosen-variations';
import { formatLira, formatQuantity } from '../../../shop/format';
import { ErrorState } from '../../../ui/feedback/error-state';
import { toaster } from '../../../ui/feedback/toaster';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { UnsavedChangesGuard } from '../../../ui/form/unsaved-changes-guard';
import { type FormState, useForm } from '../../../ui/form/use-form';
import { LineRows } from '../../articles/line-rows';
import { PartRows } from './part-rows';
import {
  AddToCustomerCartMutation,
  CART_SCHEMA,
  type CartValues,
  CHANGES_CART,
  CustomerCartQuery,
  MAX_LINES,
  refusedLines,
  requestedLines,
} from './user-cart.values';
import { type UserRecord } from './user.query';

/** What a customer has in the cart, and the way to put more there: they read in it who of the shop did. */
export function UserCart({ user: { id, name } }: { user: Pick<UserRecord, 'id' | 'name'> }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: CustomerCartQuery,
    variables: { customer: id },
    context: CHANGES_CART,
  });
  if (error && !fetching && !data) {
    return <ErrorState title="Sepet yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  }
  if (!data) return <Skeleton height="32" margin="4" role="status" aria-label="Sepet yükleniyor" />;
  const rows = data.customerCart.lines.map((line) => {
    const { product, productName, quantity, totalPrice, placedBy } = line;
    const choices = chosenInWords(line.selectedVariations);
    return {
      id: line.id,
      title: product?.name ?? productName,
      detail: [
        formatQuantity(quantity, product?.unit ?? 'adet'),
        totalPrice > 0 && `${formatLira(totalPrice)} net`,
        choices,
        placedBy && `${placedBy} ekledi`,
      ]
        .filter(Boolean)
        .join(', '),
    };
  });
  return (
    <Stack gap="0">
      <PartRows label="Sepet" rows={rows} empty="Sepeti boş." />
      <Box borderTopWidth="1px">
        <CartForm customerId={id} name={name} />
      </Box>
    </Stack>
  );
}

function CartForm({ customerId, name }: { customerId: string; name: string }) {
  const [, put] = useMutation(AddToCustomerCartMutation);
  const form: FormState<CartValues> = useForm({
    schema: CART_SCHEMA,
    defaultValues: { lines: [] },
    send: async ({ lines }) => {
      const input = { customerId, lines: requestedLines(lines) };
      const { data, error } = await put({ input }, CHANGES_CART);
      if (error) return refusalOf(error);
      if (!data) return undefined;
      const { addedCount, refused } = data.addToCustomerCart;
      if (addedCount > 0) {
        const title = `${formatQuantity(addedCount, 'ürün')} sepete kondu`;
        toaster.success({ title, description: name });
      }
      if (refused.length === 0) return undefined;
      const left = refusedLines(lines, refused);
      form.methods.setValue('lines', left.lines);
      return { message: 'Aşağıdaki ürünler sepete konamadı.', fields: left.errors };
    },
    onAccepted: () => form.methods.reset({ lines: [] }),
  });
  return (
    <Form form={form} label="Sepetine ürün koy">
      <UnsavedChangesGuard form={form} />
      <Stack gap="3" padding="4">
        <Text color="fg.muted">
          Koyduklarınızı müşteri sepetini açınca adınızla görür, istemediğini çıkarır, siparişi ve metinlerin
          onayını kendisi verir.
        </Text>
        <LineRows label="Sepete konacak ürünler" noun="Ürün" most={MAX_LINES} />
        <FormMessage />
        <Box>
          <SubmitButton size="sm" colorPalette="petrol" busyLabel="Konuyor...">
            Sepetine koy
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
