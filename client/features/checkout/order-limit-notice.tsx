import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { DangerNotice } from '../../ui/danger-notice';
import { formatPhone, phoneHref } from '../../ui/format';
import { useSite } from '../../ui/site';
import { whatsappHref } from '../../ui/whatsapp';

interface OrderLimitNoticeProps {
  /** What the cart exceeds: «bir üründen en çok 1.000 birim». */
  limit: string;
  isGuest: boolean;
}

/** Said before anything is filled in: the cart is more than this buyer may order here, and how to order it anyway. */
export function OrderLimitNotice({ limit, isGuest }: OrderLimitNoticeProps) {
  return (
    <DangerNotice role="status">
      <h2>Sepetiniz sipariş sınırını aşıyor</h2>
      <p>
        E-postası doğrulanmamış alıcılar {limit} sipariş verebilir. Bu sınır e-postanız doğrulanınca kalkar.
      </p>
      <p>
        {isGuest ? (
          <>
            <Link to={paths.login(paths.checkout())}>Giriş yapıp</Link> e-postanızı doğrulayın
          </>
        ) : (
          'Size gönderdiğimiz bağlantıyla e-postanızı doğrulayın'
        )}
        <OtherWays />.
      </p>
    </DangerNotice>
  );
}

/** Telephone and WhatsApp, as far as the shop has them. */
function OtherWays() {
  const { phone, whatsappNumber } = useSite();
  return (
    <>
      {phone !== '' && (
        <>
          , <a href={phoneHref(phone)}>{formatPhone(phone)}</a> numarasını arayın
        </>
      )}
      {whatsappNumber !== null && (
        <>
          {' '}
          ya da{' '}
          <a href={whatsappHref(whatsappNumber, ['Merhaba, yüksek adetli bir sipariş vermek istiyorum.'])}>
            WhatsApp’tan yazın
          </a>
        </>
      )}
    </>
  );
}
