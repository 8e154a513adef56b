import { Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { SwitchField } from '../../../ui/choices/switch-field';
import { Fields } from '../../../ui/fields/fields';
import { MoneyField } from '../../../ui/fields/money-field';
import { TextField } from '../../../ui/fields/text-field';
import { FormSection } from '../../../ui/form/form-section';
import { type FormPart } from '../../record/table-of-contents';
import { at, count, flag, money, percent } from '../shop/shop-field';
import { shopRecord } from '../shop/shop-record';
import { ShopSettingsScreen } from '../shop/shop-settings-screen';
import { BankAccountRows } from './bank-account-rows';
import { BANK_ACCOUNTS } from './bank-accounts.field';
import { CarrierRows } from './carrier-rows';
import { CARRIERS } from './carriers.field';
import { CurrencyField } from './currency-field';
import { PaymentMethodFields } from './payment-method-fields';
import { PAYMENT_METHOD_SETTINGS } from './payment-methods.field';
import { shippingText } from './shipping-text';

const MAX_FEE_KURUS = 10_000_000;

const UNITS = { least: 1, most: 1_000_000_000 };
const MAX_DUE_DAYS = 60;

const COMMERCE = shopRecord('E-ticaret', {
  taxRateBasisPoints: percent('KDV oranı'),
  shippingFeeKurus: money('Kargo ücreti', MAX_FEE_KURUS),
  isShippingFree: at('freeShipping.enabled', flag('Ücretsiz kargo')),
  freeFromKurus: at('freeShipping.thresholdKurus', money('Ücretsiz kargo sınırı')),
  stockControl: flag('Stok kontrolü'),
  lowStockThreshold: count('Düşük stok eşiği', { ...UNITS, least: 0, isOptional: true }),
  withdrawalDays: count('Cayma süresi, gün', { least: 14, most: 365 }),
  unitsPerProduct: at('orderLimits.unitsPerProduct', count('Bir üründen en çok', UNITS)),
  units: at('orderLimits.units', count('Toplam en çok', UNITS)),
  limitKurus: at('orderLimits.subtotalKurus', money('Net tutar en çok')),
  stockPercent: at('openOrders.stockPercent', count('Stok payı en çok', { least: 1, most: 100 })),
  openTotalKurus: at('openOrders.totalKurus', money('Açık siparişlerin toplamı en çok')),
  cashDueDays: at(
    'openOrders.cashDueDays',
    count('Kapıda ödeme için onay günü', { least: 1, most: MAX_DUE_DAYS, isOptional: true }),
  ),
  dueDays: at('transferPayment.dueDays', count('Havale için beklenen gün', { least: 1, most: MAX_DUE_DAYS })),
  cancelsUnpaid: at('transferPayment.cancelsUnpaid', flag('Ödenmeyen siparişi iptal et')),
  carriers: CARRIERS,
  paymentMethods: PAYMENT_METHOD_SETTINGS,
  bankAccounts: BANK_ACCOUNTS,
});

/** The parts of the form, in their order, with the fields of each. */
const PARTS = {
  tax: { id: 'vergi', title: 'Vergi ve para birimi', fields: ['taxRateBasisPoints'] },
  shipping: { id: 'kargo', title: 'Kargo', fields: ['shippingFeeKurus', 'isShippingFree', 'freeFromKurus'] },
  carriers: { id: 'kargo-firmalari', title: 'Kargo firmaları', fields: ['carriers'] },
  stock: { id: 'stok', title: 'Stok', fields: ['stockControl', 'lowStockThreshold'] },
  limits: {
    id: 'siparis-sinirlari',
    title: 'Sipariş sınırları',
    fields: ['unitsPerProduct', 'units', 'limitKurus'],
  },
  openOrders: {
    id: 'acik-siparisler',
    title: 'Açık siparişler',
    fields: ['stockPercent', 'openTotalKurus', 'cashDueDays'],
  },
  payment: { id: 'odeme-yontemleri', title: 'Ödeme yöntemleri', fields: ['paymentMethods'] },
  transfer: { id: 'havale', title: 'Havale', fields: ['dueDays', 'cancelsUnpaid'] },
  withdrawal: { id: 'cayma', title: 'Cayma', fields: ['withdrawalDays'] },
  bank: { id: 'banka-hesaplari', title: 'Banka hesapları', fields: ['bankAccounts'] },
} satisfies Record<string, FormPart>;

const headOf = ({ id: anchor, title }: FormPart) => ({ anchor, title });

/** What orders cost, and what they may be. */
function CommerceScreen() {
  const { control } = COMMERCE;
  return (
    <ShopSettingsScreen record={COMMERCE} parts={Object.values(PARTS)}>
      <FormSection
        {...headOf(PARTS.tax)}
        reason="Değişiklik yalnız yeni siparişlere uygulanır; eski siparişler kendi oranıyla kalır."
      >
        <Fields>
          <TextField
            {...control('taxRateBasisPoints')}
            inputMode="decimal"
            autoComplete="off"
            hint="Yüzde olarak: 20 ya da 10,25."
          />
          <CurrencyField />
        </Fields>
      </FormSection>
      <FormSection {...headOf(PARTS.shipping)} reason="Ücret KDV dahil; sınır net ara toplama bakar.">
        <Fields>
          <MoneyField {...control('shippingFeeKurus')} />
          <MoneyField {...control('freeFromKurus')} hint="0 yazarsanız kargo her siparişte ücretsiz olur." />
        </Fields>
        <SwitchField
          name="isShippingFree"
          label={COMMERCE.fields.isShippingFree.label}
          hint="Kapalıyken her sipariş kargo ücreti öder."
        />
        <ShippingNote />
      </FormSection>
      <FormSection
        {...headOf(PARTS.carriers)}
        reason="Sipariş kargoya verilirken önerilir; takip bağlantısı siparişte ve e-postada çıkar."
      >
        <CarrierRows />
      </FormSection>
      <FormSection {...headOf(PARTS.stock)}>
        <Fields>
          <TextField
            {...control('lowStockThreshold')}
            inputMode="numeric"
            autoComplete="off"
            hint="Stok bu sayıya inince haber verilir. Boşsa verilmez."
          />
        </Fields>
        <SwitchField
          name="stockControl"
          label={COMMERCE.fields.stockControl.label}
          hint="Açıkken stoktan fazlası sipariş edilemez."
        />
      </FormSection>
      <FormSection
        {...headOf(PARTS.limits)}
        reason="Doğrulanmış e-postası ve ödenmiş siparişi olmayan müşterinin bir siparişi için."
      >
        <Fields>
          <TextField {...control('unitsPerProduct')} inputMode="numeric" autoComplete="off" hint="Adet." />
          <TextField {...control('units')} inputMode="numeric" autoComplete="off" hint="Adet." />
          <MoneyField {...control('limitKurus')} />
        </Fields>
      </FormSection>
      <FormSection
        {...headOf(PARTS.openOrders)}
        reason="Aynı müşterilerin onay veya ödeme bekleyen siparişleri birlikte; bir e-posta kutusu ve bir ağ için ayrı sayılır. Her üründen 10 birim her zaman alınabilir."
      >
        <Fields>
          <TextField
            {...control('stockPercent')}
            inputMode="numeric"
            autoComplete="off"
            hint="Bir ürünün stokunun yüzdesi."
          />
          <MoneyField {...control('openTotalKurus')} />
          <TextField
            {...control('cashDueDays')}
            inputMode="numeric"
            autoComplete="off"
            hint="Onaylanmayan kapıda ödemeli sipariş bu kadar gün sonra iptal edilir. Boşsa edilmez."
          />
        </Fields>
      </FormSection>
      <FormSection
        {...headOf(PARTS.payment)}
        reason="Kapalı yöntem ödeme sayfasında görünmez; onunla verilmiş siparişler değişmez. En az biri açık kalır."
      >
        <PaymentMethodFields />
      </FormSection>
      <FormSection {...headOf(PARTS.transfer)} reason="Ödemenin beklendiği süre.">
        <Fields>
          <TextField {...control('dueDays')} inputMode="numeric" autoComplete="off" hint="En çok 60." />
        </Fields>
        <SwitchField
          name="cancelsUnpaid"
          label={COMMERCE.fields.cancelsUnpaid.label}
          hint="Bu süre dolunca mağaza siparişi kendiliğinden iptal eder."
        />
      </FormSection>
      <FormSection {...headOf(PARTS.withdrawal)} reason="Bireysel alıcının teslimden sonra cayabildiği süre.">
        <Fields>
          <TextField
            {...control('withdrawalDays')}
            inputMode="numeric"
            autoComplete="off"
            hint="Yasal süre 14 gündür; daha uzun olabilir."
          />
        </Fields>
      </FormSection>
      <FormSection
        {...headOf(PARTS.bank)}
        reason="Havale seçen müşteri sipariş sonunda ve e-postasında görür."
      >
        <BankAccountRows />
      </FormSection>
    </ShopSettingsScreen>
  );
}

/** What follows for buyers from what is typed. */
function ShippingNote() {
  const [fee, isFree, from] = useWatch({ name: ['shippingFeeKurus', 'isShippingFree', 'freeFromKurus'] }) as [
    string,
    boolean,
    string,
  ];
  const text = shippingText({ fee, isFree, from });
  return text === undefined ? null : <Text color="fg.muted">{text}</Text>;
}

export { CommerceScreen as Component };
export { prefetchShopSettings as prefetch } from '../shop/shop-settings.query';
