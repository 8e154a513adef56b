import { CircleAlert } from 'lucide-react';
import { formatPhone, phoneHref } from '../../ui/format';
import { useSite } from '../../ui/site';
import { whatsappHref } from '../../ui/whatsapp';
import styles from './order-limit-notice.module.css';

/** Said before anything is filled in: the cart is more than this buyer may order here, and whom to ask for it. */
export function OrderLimitNotice({ limit }: { limit: string }) {
  const { phone, whatsappNumber } = useSite();
  return (
    <div role="status" className={styles.notice}>
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
      <p>
        E-postası doğrulanmamış alıcılar {limit} sipariş verebilir. Giriş yapıp e-postanızı doğrulayın veya bu
        sipariş için bize ulaşın: {phone && <a href={phoneHref(phone)}>{formatPhone(phone)}</a>}
        {whatsappNumber && (
          <>
            {phone && ' veya '}
            <a href={whatsappHref(whatsappNumber, ['Merhaba, yüksek adetli bir sipariş vermek istiyorum.'])}>
              WhatsApp
            </a>
          </>
        )}
      </p>
    </div>
  );
}
