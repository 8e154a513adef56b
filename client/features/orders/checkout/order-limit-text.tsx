import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatPhone, phoneHref } from '../../../shop/format';
import { useSite } from '../../../shop/site';
import { whatsappHref } from '../../../shop/whatsapp';

interface OrderLimitTextProps {
  /** What the cart exceeds: «bir üründen en çok 1.000 birim». */
  limit: string;
  isGuest: boolean;
}

/** That the cart is more than this buyer may order here, and how to order it anyway. */
export function OrderLimitText({ limit, isGuest }: OrderLimitTextProps) {
  return (
    <>
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
    </>
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
