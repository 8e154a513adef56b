import { Checkbox, Flex, Input, List, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { drawKey } from '../../../shop/draw-key';
import { formatLiraExactly, formatQuantity } from '../../../shop/format';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { type OrderKey } from './cancel-order';
import { DeclareWithdrawalMutation } from './withdrawal.query';

const MAX_NOTE = 1000;
const SCHEMA = z.object({
  note: z
    .string()
    .trim()
    .max(MAX_NOTE, `En çok ${String(MAX_NOTE)} karakter yazılabilir.`),
});

interface ReturnableLine {
  readonly position: number;
  readonly productName: string;
  readonly unit: string;
  readonly quantity: number;
  /** What is refunded for all of it. */
  readonly amount: number;
}

interface WithdrawalFormProps {
  number: string;
  lines: readonly ReturnableLine[];
  /** What is refunded for all lines together. */
  amountOfAll: number;
  orderKey: OrderKey;
  onAccepted: () => void;
}

/** Declares a withdrawal: for all that can be sent back, or for some of it. No reason is asked. */
export function WithdrawalForm({ number, lines, amountOfAll, orderKey, onAccepted }: WithdrawalFormProps) {
  const [, declare] = useMutation(DeclareWithdrawalMutation);
  const [requestKey] = useState(drawKey);
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(
    new Map(lines.map(({ position, quantity }) => [position, quantity])),
  );
  const set = (position: number, quantity: number) =>
    setQuantities(new Map([...quantities, [position, quantity]]));
  const chosen = lines
    .map((line) => ({ ...line, chosen: quantities.get(line.position) ?? 0 }))
    .filter((line) => line.chosen > 0);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { note: '' },
    send: async ({ note }) => {
      if (chosen.length === 0) return { message: 'Geri göndereceğiniz en az bir ürün seçin.' };
      const returned = chosen.map(({ position, chosen: quantity }) => ({ position, quantity }));
      const { error } = await declare({
        input: { ...orderKey, requestKey, lines: returned, note: note || null },
      });
      return error && refusalOf(error);
    },
    onAccepted,
  });
  return (
    <Form form={form} label="Cayma bildirimi">
      <Stack gap="4">
        <Text color="fg.muted">
          Sipariş <span translate="no">#{number}</span>. Gerekçe yazmanız gerekmez; alındı e-postası hemen
          gelir.
        </Text>
        <FormMessage />
        <List.Root variant="plain" aria-label="Geri gönderilebilen ürünler">
          {lines.map((line) => (
            <LineChoice
              key={line.position}
              line={line}
              chosen={quantities.get(line.position) ?? 0}
              onChange={(quantity) => set(line.position, quantity)}
            />
          ))}
        </List.Root>
        <Text textStyle="figures">
          Seçtiklerinizin tutarı:{' '}
          <b translate="no">{formatLiraExactly(amountOf(chosen, { lines, amountOfAll }))}</b>{' '}
          <Text as="span" color="fg.muted">
            KDV Dahil. Ödediğiniz kadarı en geç 14 gün içinde iade edilir; ürünü 10 gün içinde kargoya verin.
          </Text>
        </Text>
        <TextAreaField name="note" label="Açıklama" isOptional limit={MAX_NOTE} />
        <DialogActions colorPalette="copper" busyLabel="Gönderiliyor...">
          {chosen.length === 0 ? 'Cayma bildir' : `${String(chosen.length)} kalem için cayma bildir`}
        </DialogActions>
      </Stack>
    </Form>
  );
}

type ChosenLine = ReturnableLine & { readonly chosen: number };

function amountOf(
  chosen: readonly ChosenLine[],
  { lines, amountOfAll }: Pick<WithdrawalFormProps, 'lines' | 'amountOfAll'>,
): number {
  const isAll = chosen.length === lines.length && chosen.every((line) => line.chosen === line.quantity);
  if (isAll) return amountOfAll;
  return chosen.reduce((sum, line) => sum + Math.round((line.amount * line.chosen) / line.quantity), 0);
}

interface LineChoiceProps {
  line: ReturnableLine;
  /** 0 when it is kept. */
  chosen: number;
  onChange: (quantity: number) => void;
}

function LineChoice({ line: { productName, unit, quantity }, chosen, onChange }: LineChoiceProps) {
  const isChosen = chosen > 0;
  return (
    <List.Item
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      paddingBlock="2"
      borderTopWidth="1px"
    >
      <Checkbox.Root
        flex="1 1 12rem"
        minWidth="0"
        checked={isChosen}
        onCheckedChange={() => onChange(isChosen ? 0 : quantity)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label overflowWrap="anywhere">
          {productName}
          {quantity === 1 && `, ${formatQuantity(1, unit)}`}
        </Checkbox.Label>
      </Checkbox.Root>
      {quantity > 1 && (
        <Flex align="center" gap="2" textStyle="small">
          <Input
            type="number"
            inputMode="numeric"
            size="sm"
            width="20"
            aria-label={`${productName}: miktar`}
            min={1}
            max={quantity}
            disabled={!isChosen}
            value={isChosen ? chosen : quantity}
            onChange={({ currentTarget }) => onChange(within(currentTarget.valueAsNumber, quantity))}
          />
          <span translate="no">/ {formatQuantity(quantity, unit)}</span>
        </Flex>
      )}
    </List.Item>
  );
}

const within = (typed: number, most: number): number =>
  Number.isNaN(typed) ? 1 : Math.min(Math.max(Math.round(typed), 1), most);
