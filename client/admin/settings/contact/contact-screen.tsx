import { formatPhone } from '../../../shop/format';
import { Fields } from '../../../ui/fields/fields';
import { TextField } from '../../../ui/fields/text-field';
import { FormSection } from '../../../ui/form/form-section';
import { EMAIL, PHONE, WHATSAPP } from '../shop/checks';
import { LineRows } from '../../../ui/fields/line-rows';
import { line, lines } from '../shop/shop-field';
import { shopRecord } from '../shop/shop-record';
import { ShopSettingsScreen } from '../shop/shop-settings-screen';
import { Holidays } from './holidays';
import { OPENING_HOURS } from './opening-hours.field';
import { OpeningHoursRows } from './opening-hours-rows';
import { SPECIAL_DAYS } from './special-days.field';
import { SpecialDaysRows } from './special-days-rows';

const CONTACT = shopRecord('İletişim', {
  contactPhone: line('Telefon', { check: PHONE }),
  otherPhones: lines('Diğer telefonlar', PHONE),
  whatsappNumber: line('WhatsApp numarası', { isOptional: true, check: WHATSAPP }),
  contactEmail: line('E-posta', { check: EMAIL }),
  otherEmails: lines('Diğer e-postalar', EMAIL),
  address: line('Adres', { isOptional: true, most: 500 }),
  workingHours: OPENING_HOURS,
  specialDays: SPECIAL_DAYS,
});

/** How the shop is reached, where and when. */
function ContactScreen() {
  const { control } = CONTACT;
  return (
    <ShopSettingsScreen record={CONTACT}>
      <FormSection title="Telefon" reason="İlk numara üst çubukta, altta ve bakım sayfasında görünür.">
        <Fields>
          <TextField {...control('contactPhone')} type="tel" autoComplete="off" format={formatPhone} />
          <TextField
            {...control('whatsappNumber')}
            type="tel"
            autoComplete="off"
            hint="Ülke koduyla kaydedilir. Boşsa WhatsApp düğmeleri görünmez."
          />
        </Fields>
        <LineRows {...control('otherPhones')} one="Telefon" inputMode="tel" format={formatPhone} />
      </FormSection>
      <FormSection title="E-posta" reason="Müşterilerin yazdığı adresler.">
        <TextField
          {...control('contactEmail')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <LineRows {...control('otherEmails')} one="E-posta" inputMode="email" />
      </FormSection>
      <FormSection title="Adres" reason="Tek satırda, il ve ilçeyle.">
        <TextField {...control('address')} autoComplete="off" />
      </FormSection>
      <FormSection
        title="Çalışma saatleri"
        reason="Saatleri aynı olan günler bir grupta. Saatleri boş olan günler kapalı görünür."
      >
        <OpeningHoursRows />
      </FormSection>
      <FormSection
        title="Tatil ve kapalı günler"
        reason="Resmî tatillerde mağaza kendiliğinden kapalı görünür ve iş günü sayılmaz. Başka türlü çalışılan günleri ekleyin."
      >
        <SpecialDaysRows />
        <Holidays />
      </FormSection>
    </ShopSettingsScreen>
  );
}

export { ContactScreen as Component };
export { prefetchShopSettings as prefetch } from '../shop/shop-settings.query';
