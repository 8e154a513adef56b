import { MessageCircle, Phone } from 'lucide-react';
import button from '../../ui/button.module.css';
import { formatPhone, phoneHref } from '../../ui/format';
import { useSite } from '../../ui/site';
import { whatsappHref } from '../../ui/whatsapp';
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
            <a className={`${button.button} ${button.line} ${button.small}`} href={phoneHref(phone)}>
              <Phone aria-hidden size={16} strokeWidth={1.75} /> {formatPhone(phone)}
            </a>
          </li>
        )}
        {whatsappNumber !== null && (
          <li>
            <a
              className={`${button.button} ${button.line} ${button.small}`}
              href={whatsappHref(whatsappNumber, [
                'Merhaba, sitenizde şunu aradım ama bulamadım:',
                searchedText,
              ])}
            >
              <MessageCircle aria-hidden size={16} strokeWidth={1.75} /> WhatsApp’tan sorun
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
