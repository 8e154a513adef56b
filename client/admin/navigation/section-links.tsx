import { Flex, Separator, Stack } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { WithSectionCount } from './section-count';
import { SECTION_GROUPS, sectionAddress, type PanelSection } from './section';

/** A mark of copper at the edge and a lighter ground show where one is. */
const LINK = {
  minHeight: { base: '11', xl: '9' },
  paddingInline: '2.5',
  gap: '2.5',
  alignItems: 'center',
  borderRadius: 'l2',
  fontWeight: 'medium',
  color: 'fg.inverseMuted',
  transition: 'background-color {durations.fast} {easings.out}',
  _hover: { bg: 'petrol.on/7', color: 'fg.inverse' },
  _currentPage: {
    bg: 'petrol.on/12',
    color: 'fg.inverse',
    boxShadow: 'inset 2px 0 0 {colors.blueprint.copper}',
  },
  _icon: { flexShrink: '0' },
} as const;

/** A rule beside a single line would only be one line more. */
const isFull = (group: readonly PanelSection[] = []) => group.length > 1;

interface SectionLinksProps {
  /** Those that the person may see. */
  sections: readonly PanelSection[];
  onFollow?: () => void;
}

/** The sections of the panel, group by group. */
export function SectionLinks({ sections, onFollow }: SectionLinksProps) {
  const groups = SECTION_GROUPS.map((group) => sections.filter((section) => section.group === group)).filter(
    ({ length }) => length > 0,
  );
  return (
    <Stack as="nav" aria-label="Panel bölümleri" gap="2.5">
      {groups.map((group, index) => (
        <Stack key={group[0]?.group} gap="2.5">
          {index > 0 && isFull(group) && isFull(groups[index - 1]) && (
            <Separator borderColor="line.inverse" marginInline="2.5" />
          )}
          <Stack as="ul" gap="0.5">
            {group.map((section) => (
              <li key={section.path}>
                <SectionLink section={section} onFollow={onFollow} />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

function SectionLink({ section, onFollow }: { section: PanelSection; onFollow?: () => void }) {
  const link = (describedBy?: string, mark?: ReactNode) => (
    <Flex asChild css={LINK}>
      <NavLink
        to={sectionAddress(section)}
        end={section.path === ''}
        aria-describedby={describedBy}
        onClick={onFollow}
      >
        <Icon of={section.icon} size={18} />
        {section.title}
        {mark}
      </NavLink>
    </Flex>
  );
  return section.count ? <WithSectionCount count={section.count}>{link}</WithSectionCount> : link();
}
