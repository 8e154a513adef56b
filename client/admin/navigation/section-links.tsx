import { Flex, Separator, Stack } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { SECTION_GROUPS, sectionAddress, type PanelSection } from './panel-section';

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
          {index > 0 && <Separator borderColor="line.inverse" marginInline="2.5" />}
          <Stack as="ul" gap="0.5">
            {group.map((section) => (
              <li key={section.path}>
                <Flex asChild css={LINK}>
                  <NavLink to={sectionAddress(section)} onClick={onFollow}>
                    <Icon of={section.icon} size={18} />
                    {section.title}
                  </NavLink>
                </Flex>
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
