import { Span } from '@chakra-ui/react';
import { type LucideIcon, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { CONTROL_HEIGHT } from './filter-control';
import { LinkButton } from '../navigation/link-button';

interface NewRecordLinkProps {
  to: string;
  label: string;
  icon?: LucideIcon;
}

/** Begins a new record: the main action of a list, at the end of its tabs. On a phone it is the drawing alone. */
export function NewRecordLink({ to, label, icon = Plus }: NewRecordLinkProps) {
  return (
    <LinkButton colorPalette="copper" size="xs" height={{ base: '9', md: CONTROL_HEIGHT }} minHeight="0">
      <Link to={to} aria-label={label} title={label}>
        <Icon of={icon} />
        <Span hideBelow="md">{label}</Span>
      </Link>
    </LinkButton>
  );
}
