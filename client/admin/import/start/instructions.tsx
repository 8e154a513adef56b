import { chakra, List } from '@chakra-ui/react';
import { TitledCard } from '../../../ui/layout/titled-card';

const STEPS = [
  'Şablonu indirin.',
  '«Kategoriler» ve «Urunler» sayfalarını doldurun.',
  'Dosyayı bu alana sürükleyin veya seçin, ne değişeceğini görün.',
  'Onayladığınızda sistem kategorileri ve ürünleri kendisi ekler; var olanları günceller.',
];

/** How an import goes, in four steps. */
export function Instructions() {
  return (
    <TitledCard title="Nasıl çalışır">
      <List.Root as="ol" variant="plain" gap="2.5">
        {STEPS.map((step, place) => (
          <List.Item key={step} textStyle="small" color="fg.muted" gap="4">
            <chakra.b aria-hidden color="petrol.fg" fontVariantNumeric="tabular-nums" minWidth="3">
              {place + 1}
            </chakra.b>
            {step}
          </List.Item>
        ))}
      </List.Root>
    </TitledCard>
  );
}
