import { ButtonLink } from '../../ui/controls/button-link';
import { paths } from '../../paths';
import { ErrorState } from '../../ui/feedback/error-state';
import { formatPhone, phoneHref } from '../../shop/format';
import text from '../../design/text.module.css';
import { MAINTENANCE_TITLE } from './error-text';
import { type Closure } from '../route-answers';

const DEFAULT_MESSAGE = 'Sitemiz şu anda bakım modundadır. Kısa süre içinde tekrar hizmetinizde olacağız.';

/** All that visitors see while the shop is closed. */
export function MaintenanceNotice({ closure: { notice, phone } }: { closure: Closure }) {
  return (
    <ErrorState
      size="page"
      title={MAINTENANCE_TITLE}
      ways={<ButtonLink href={paths.adminLogin()}>Yönetici Girişi</ButtonLink>}
    >
      <p>{notice || DEFAULT_MESSAGE}</p>
      {phone && (
        <p>
          Acil ihtiyaçlarınız için:{' '}
          <a href={phoneHref(phone)} className={text.link}>
            {formatPhone(phone)}
          </a>
        </p>
      )}
    </ErrorState>
  );
}
