import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { TitledCard } from '../../ui/layout/titled-card';
import { Icon } from '../../ui/controls/icon';
import { Boxes, FileText, FileUp, FolderTree, type LucideIcon } from 'lucide-react';
import { paths } from '../../paths';
import { type Permission } from '../session/current-staff';
import { isPermitted } from '../session/require-permission';
import { useStaff } from '../session/use-staff';
import { FigureLink } from './figure-link';

interface QuickAction {
  readonly title: string;
  readonly note: string;
  readonly icon: LucideIcon;
  readonly permission: Permission;
  readonly to: string;
}

const ACTIONS: readonly QuickAction[] = [
  {
    title: 'Excel İçe Aktar',
    note: 'Dosyadan ürün ve kategori',
    icon: FileUp,
    permission: 'IMPORT',
    to: paths.adminImports(),
  },
  {
    title: 'Ürünler',
    note: 'Fiyat, stok ve içerik',
    icon: Boxes,
    permission: 'CATALOG',
    to: paths.adminProducts(),
  },
  {
    title: 'Kategoriler',
    note: 'Ağaç ve sıralama',
    icon: FolderTree,
    permission: 'CATALOG',
    to: paths.adminCategories(),
  },
  {
    title: 'İçerik',
    note: 'Ana sayfa ve metinler',
    icon: FileText,
    permission: 'CONTENT',
    to: paths.adminContent('header'),
  },
];

/** Where most work begins, as far as somebody may go there. */
export function QuickActions() {
  const staff = useStaff();
  const actions = ACTIONS.filter(({ permission }) => isPermitted(staff, permission));
  if (actions.length === 0) return null;
  return (
    <TitledCard title="Hızlı işlemler">
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2 }} gap="2">
        {actions.map(({ title, note, icon, to }) => (
          <li key={title}>
            <FigureLink
              to={to}
              display="flex"
              alignItems="center"
              gap="3"
              padding="3"
              borderWidth="1px"
              borderRadius="l2"
              color="fg"
              textDecoration="none"
              _hover={{ bg: 'bg.subtle', borderColor: 'line.strong', textDecoration: 'none' }}
            >
              <Flex color="petrol.fg">
                <Icon of={icon} size={20} />
              </Flex>
              <Box>
                <Text fontWeight="medium">{title}</Text>
                <Text textStyle="tiny" color="fg.muted">
                  {note}
                </Text>
              </Box>
            </FigureLink>
          </li>
        ))}
      </SimpleGrid>
    </TitledCard>
  );
}
