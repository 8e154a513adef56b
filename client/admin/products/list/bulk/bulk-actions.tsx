import { Button, Flex, IconButton, Menu, Portal } from '@chakra-ui/react';
import { ChevronDown, Download, Ellipsis, Percent } from 'lucide-react';
import { formatCount } from '../../../../shop/format';
import { paths } from '../../../../paths';
import { Icon } from '../../../../ui/controls/icon';
import { type ListView } from '../../../list/use-list';
import { PRODUCTS } from '../products.list';
import { type ProductChange } from './change-products';

interface BulkActionsProps {
  view: ListView<typeof PRODUCTS>;
  onPrice: () => void;
  onCategory: () => void;
  onDelete: () => void;
  /** What is done at once, and what became of the products then. */
  onChange: (change: ProductChange, done: string) => void;
}

/** As many as the server exports by their ids. */
const MAX_EXPORTED = 100;

const FLAG_CHANGES: readonly (readonly [label: string, change: ProductChange, done: string])[] = [
  ['YENİ işareti ver', { isNew: true }, 'YENİ oldu'],
  ['YENİ işaretini kaldır', { isNew: false }, 'YENİ işareti kaldırıldı'],
  ['ÖNE ÇIKAN işareti ver', { isFeatured: true }, 'öne çıkarıldı'],
  ['ÖNE ÇIKAN işaretini kaldır', { isFeatured: false }, 'ÖNE ÇIKAN işareti kaldırıldı'],
  ['Stokta olarak işaretle', { inStock: true }, 'stokta olarak işaretlendi'],
  ['Stokta değil olarak işaretle', { inStock: false }, 'stokta değil olarak işaretlendi'],
];

/** What can be done to all selected products; where there is little room, most of it in a menu. */
export function BulkActions({ view, onPrice, onCategory, onDelete, onChange }: BulkActionsProps) {
  const { selection } = view;
  const ids = [...selection.ids];
  const isArchived = selection.rows.some((row) => row.isArchived);
  const isOnSale = selection.rows.some((row) => !row.isArchived);
  const flagItems = FLAG_CHANGES.map(([label, change, done]) => (
    <Menu.Item key={label} value={label} onClick={() => onChange(change, done)}>
      {label}
    </Menu.Item>
  ));
  return (
    <>
      <Button colorPalette="petrol" size="xs" marginInlineStart="auto" onClick={onPrice}>
        <Icon of={Percent} />
        Fiyatı değiştir
      </Button>
      <Flex gap="2" hideBelow="lg">
        <Button variant="outline" size="xs" onClick={onCategory}>
          Kategori
        </Button>
        <Menu.Root>
          <Menu.Trigger asChild>
            <Button variant="outline" size="xs">
              İşaretler
              <Icon of={ChevronDown} />
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>{flagItems}</Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      </Flex>
      <Menu.Root>
        <Menu.Trigger asChild>
          <IconButton variant="outline" size="xs" aria-label="Seçilenlerle diğer işlemler">
            <Icon of={Ellipsis} />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="category" hideFrom="lg" onClick={onCategory}>
                Kategoriyi değiştir
              </Menu.Item>
              <Menu.ItemGroup hideFrom="lg">{flagItems}</Menu.ItemGroup>
              {ids.length <= MAX_EXPORTED && (
                <Menu.Item value="file" asChild>
                  <a
                    href={paths.adminListExport(PRODUCTS.name, {
                      filter: { ids, states: ['PUBLIC', 'HIDDEN', 'ARCHIVED'] },
                    })}
                    download
                  >
                    <Icon of={Download} />
                    Seçilenleri aktar
                  </a>
                </Menu.Item>
              )}
              {isArchived && (
                <Menu.Item
                  value="restore"
                  onClick={() => onChange({ isArchived: false }, 'arşivden çıkarıldı')}
                >
                  Arşivden çıkar
                </Menu.Item>
              )}
              {isOnSale && (
                <Menu.Item value="delete" color="danger.fg" onClick={onDelete}>
                  {`Sil (${formatCount(selection.rows.filter((row) => !row.isArchived).length)})`}
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </>
  );
}
