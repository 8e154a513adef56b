import { paths } from '../../app/paths';
import { useIsBuilt } from '../../ui/built-pages';
import button from '../../ui/button.module.css';
import { formatPhone, phoneHref } from '../../ui/format';
import text from '../../ui/text.module.css';
import { MAINTENANCE_TITLE } from './error-words';
import { Notice } from './notice';
import { type Closure } from '../route-answers';

const DEFAULT_MESSAGE = 'Sitemiz şu anda bakım modundadır. Kısa süre içinde tekrar hizmetinizde olacağız.';

/** All that visitors see while the shop is closed. */
export function MaintenanceNotice({ closure: { notice, phone } }: { closure: Closure }) {
  const isBuilt = useIsBuilt();
  return (
    <Notice title={MAINTENANCE_TITLE}>
      <p>{notice || DEFAULT_MESSAGE}</p>
      {phone && (
        <p>
          Acil ihtiyaçlarınız için:{' '}
          <a href={phoneHref(phone)} className={text.link}>
            {formatPhone(phone)}
          </a>
        </p>
      )}
      {isBuilt(paths.adminLogin()) && (
        <a href={paths.adminLogin()} className={`${button.button} ${button.line}`}>
          Yönetici Girişi
        </a>
      )}
    </Notice>
  );
}
