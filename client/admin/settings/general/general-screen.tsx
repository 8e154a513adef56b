import { Fields } from '../../../ui/fields/fields';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { FormSection } from '../../../ui/form/form-section';
import { digits, ETBIS, KEP, TAX_NUMBER } from '../shop/checks';
import { line } from '../shop/shop-field';
import { shopRecord } from '../shop/shop-record';
import { ShopSettingsScreen } from '../shop/shop-settings-screen';

const MAX_SENTENCE = 500;
const MERSIS_DIGITS = 16;

const GENERAL = shopRecord('Genel', {
  siteName: line('Mağaza adı'),
  siteDescription: line('Açıklama', { isOptional: true, most: MAX_SENTENCE }),
  legalName: line('Ticari unvan'),
  taxOffice: line('Vergi dairesi', { isOptional: true }),
  taxNumber: line('Vergi numarası', { isOptional: true, check: TAX_NUMBER }),
  mersisNumber: line('MERSİS numarası', { isOptional: true, check: digits(MERSIS_DIGITS) }),
  kepAddress: line('KEP adresi', { isOptional: true, check: KEP }),
  etbisAddress: line('ETBİS adresi', { isOptional: true, check: ETBIS }),
});

/** What the shop is called, and whose it is. */
function GeneralScreen() {
  const { control } = GENERAL;
  return (
    <ShopSettingsScreen record={GENERAL}>
      <FormSection title="Mağaza" reason="Her sayfanın başlığında ve gönderilen e-postalarda geçer.">
        <TextField {...control('siteName')} autoComplete="off" />
        <TextAreaField
          {...control('siteDescription')}
          rows={3}
          limit={MAX_SENTENCE}
          hint="Mağazanın ne sattığı, bir cümleyle."
        />
      </FormSection>
      <FormSection
        title="Şirket"
        reason="Sitenin altında, sözleşmelerde ve belgelerde geçer; yasa bunları ister."
      >
        <TextField {...control('legalName')} autoComplete="off" />
        <Fields>
          <TextField {...control('taxOffice')} autoComplete="off" />
          <TextField {...control('taxNumber')} inputMode="numeric" autoComplete="off" hint="VKN, 10 rakam." />
          <TextField {...control('mersisNumber')} inputMode="numeric" autoComplete="off" hint="16 rakam." />
          <TextField {...control('kepAddress')} inputMode="email" autoComplete="off" autoCapitalize="none" />
        </Fields>
        <TextField
          {...control('etbisAddress')}
          autoComplete="off"
          spellCheck={false}
          hint="Mağazanın ETBİS profili: https://www.eticaret.gov.tr/siteprofil/…"
        />
      </FormSection>
    </ShopSettingsScreen>
  );
}

export { GeneralScreen as Component };
export { prefetchShopSettings as prefetch } from '../shop/shop-settings.query';
