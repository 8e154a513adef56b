import { ScrollText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import { LinkButton, LinkIconButton } from '../navigation/link-button';
import { isPermitted } from '../session/require-permission';
import { useStaff } from '../session/use-staff';

/** A thing as the audit log names it. */
export interface Audited {
  readonly kind: string;
  readonly id: string;
}

/** Of an icon in the head of a record, which on a desk is one line and on a phone is met by a finger. */
export const ICON_WIDTH = { base: '8', xl: '1.625rem' };

interface AuditLinkProps extends Audited {
  /** Where it stands alone, the drawing says too little. */
  hasText?: boolean;
}

/** Leads to all that was done to a thing; nothing for those who may not see who did what. */
export function AuditLink({ kind, id, hasText }: AuditLinkProps) {
  const staff = useStaff();
  if (!isPermitted(staff, 'USERS')) return null;
  if (hasText) {
    return (
      <LinkButton variant="outline" size="sm">
        <Link to={paths.adminAuditOf(kind, id)}>
          <Icon of={ScrollText} />
          Denetim kaydı
        </Link>
      </LinkButton>
    );
  }
  return (
    <LinkIconButton variant="ghost" size="sm" minWidth={ICON_WIDTH}>
      <Link to={paths.adminAuditOf(kind, id)} aria-label="Denetim kaydı" title="Denetim kaydı">
        <Icon of={ScrollText} />
      </Link>
    </LinkIconButton>
  );
}
