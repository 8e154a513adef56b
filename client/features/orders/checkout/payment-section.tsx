import { Box, Heading, Text } from '@chakra-ui/react';
import { CreditCard, Landmark, Truck } from 'lucide-react';
import { type FragmentOf } from '../../../graphql/graphql';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '../../../shop/payment-methods';
import { RadioCards } from '../../../ui/choices/radio-cards';
import { Icon } from '../../../ui/controls/icon';
import { FormSection } from '../../../ui/form/form-section';
import { BankAccounts, type BankAccountsFragment } from '../../content/contact/bank-accounts';

const ICONS = { BANK_TRANSFER: Landmark, CREDIT_CARD: CreditCard, CASH_ON_DELIVERY: Truck } as const;

/** A way to pay with what the shop says about it. */
export interface PaymentChoice {
  readonly method: PaymentMethod;
  readonly description: string;
}

interface PaymentSectionProps {
  offered: readonly PaymentChoice[];
  bankAccounts: readonly FragmentOf<typeof BankAccountsFragment>[];
}

/** How it is paid; card numbers are asked for nowhere. */
export function PaymentSection({ offered, bankAccounts }: PaymentSectionProps) {
  const choices = offered.map(({ method, description }) => ({
    value: method,
    title: PAYMENT_METHOD_NAMES[method],
    description,
    icon: <Icon of={ICONS[method]} size={20} />,
    details: method === 'BANK_TRANSFER' && <Accounts accounts={bankAccounts} />,
  }));
  return (
    <FormSection number={3} title="Ödeme yöntemi">
      <RadioCards name="paymentMethod" label="Ödeme yöntemi" choices={choices} />
    </FormSection>
  );
}

/** Where to pay, with the method they belong to. */
function Accounts({ accounts }: { accounts: PaymentSectionProps['bankAccounts'] }) {
  return (
    <Box paddingInline="3.5" paddingBottom="2">
      <Heading as="h3" textStyle="label" marginBottom="2">
        Hesap bilgileri
      </Heading>
      <BankAccounts accounts={accounts} />
      {accounts.length > 0 && (
        <Text marginTop="2" textStyle="small" color="fg.muted">
          Sipariş numaranızla birlikte sonraki ekranda da yer alır.
        </Text>
      )}
    </Box>
  );
}
