import { MessageCircle, Phone } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { formatPhone, phoneHref } from '../../../shop/format';
import { useSite } from '../../../shop/site';
import { whatsappHref } from '../../../shop/whatsapp';
import styles from './empty-list.module.css';

interface AskShopProps {
  /** What was searched for in vain. */
  searchedText: string;
}

/** Telephone and WhatsApp of the shop, which may know or get what its catalog does not show. */
export function AskShop({ searchedText }: AskShopProps) {
  const { phone, whatsappNumber } = useSite();
  if (phone === '' && whatsappNumber === null) return null;
  return (
    <div className={styles.ask}>
      <p>Aradığınızı bize sorun, birlikte bulalım:</p>
      <ul>
        {phone !== '' && (
          <li>
            <ButtonLink size="small" href={phoneHref(phone)}>
              <Icon of={Phone} /> {formatPhone(phone)}
            </ButtonLink>
          </li>
        )}
        {whatsappNumber !== null && (
          <li>
            <ButtonLink
              size="small"
              href={whatsappHref(whatsappNumber, [
                'Merhaba, sitenizde şunu aradım ama bulamadım:',
                searchedText,
              ])}
            >
              <Icon of={MessageCircle} /> WhatsApp’tan sorun
            </ButtonLink>
          </li>
        )}
      </ul>
    </div>
  );
}
