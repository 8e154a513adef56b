import { Flex, type FlexProps, Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import { type CurrentStaff } from '../session/current-staff';
import { PanelBrand } from './panel-brand';
import { type PanelSection } from './section';
import { SectionLinks } from './section-links';
import { StaffBlock } from './staff-block';

export interface SidebarProps {
  staff: CurrentStaff;
  sections: readonly PanelSection[];
  siteName: string;
  /** A link in it was followed. */
  onFollow?: () => void;
}

/** Brand, sections and the person, one below the other: beside the screen where there is room, else in a drawer. */
export function Sidebar({ staff, sections, siteName, onFollow, ...place }: SidebarProps & FlexProps) {
  return (
    <Flex
      direction="column"
      gap="4"
      padding="3"
      bg="bg.inverse"
      color="fg.inverseMuted"
      css={{ '& :focus-visible': { outlineColor: 'fg.inverse' } }}
      {...place}
    >
      <Link
        asChild
        variant="plain"
        display="block"
        paddingInline="2"
        paddingBlock="1"
        _hover={{ textDecoration: 'none' }}
      >
        <RouterLink to={paths.admin()} onClick={onFollow}>
          <PanelBrand siteName={siteName} />
        </RouterLink>
      </Link>
      <Flex direction="column" flex="1" minHeight="0" overflowY="auto" margin="-2px" padding="2px">
        <SectionLinks sections={sections} onFollow={onFollow} />
      </Flex>
      <StaffBlock staff={staff} />
    </Flex>
  );
}
