import { ScrollText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import { LinkIconButton } from '../navigation/link-button';
import { isPermitted } from '../session/require-permission';
import { useStaff } from '../session/use-staff';

/** A thing as the audit log names it. */
export interface Audited {
  readonly kind: string;
  readonly id: string;
}

/** Leads to all that was done to a thing; nothing for those who may not see who did what. */
export function AuditLink({ kind, id }: Audited) {
  const staff = useStaff();
  if (!isPermitted(staff, 'USERS')) return null;
  return (
    <LinkIconButton variant="ghost" size="sm">
      <Link to={paths.adminAuditOf(kind, id)} aria-label="Denetim kaydı" title="Denetim kaydı">
        <Icon of={ScrollText} />
      </Link>
    </LinkIconButton>
  );
}
