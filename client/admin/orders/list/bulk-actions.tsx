import { Button, Flex, IconButton, Menu, Portal, Text } from '@chakra-ui/react';
import { Download, Ellipsis, Printer } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatLiraExactly } from '../../../shop/format';
import { ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';
import { LinkButton } from '../../navigation/link-button';
import { type ListView } from '../../list/use-list';
import { writeOrdersState } from '../orders-state';
import { ORDERS } from './orders.list';
import { BulkStatusMenu } from '../../record/status-menu';

interface BulkActionsProps {
  view: ListView<typeof ORDERS>;
  onStatus: (status: OrderStatus) => void;
  onPaid: () => void;
}

/** What the selected orders come to, and what can be done to all of them; where there is little room, most of it in a menu. */
export function BulkActions({ view: { state, selection }, onStatus, onPaid }: BulkActionsProps) {
  const ids = [...selection.ids];
  const slips = paths.adminPackingSlips(ids, writeOrdersState(state));
  const file = paths.adminListExport(ORDERS.name, { filter: { ids } });
  const canBePaid = selection.rows.some(({ outstanding }) => outstanding > 0);
  return (
    <>
      <Text textStyle="figures" whiteSpace="nowrap" hideBelow="md" marginInlineEnd="auto">
        {formatLiraExactly(selection.rows.reduce((sum, { total }) => sum + total, 0))}
      </Text>
      <BulkStatusMenu statuses={ORDER_STATUSES} onChoose={onStatus} />
      <Flex gap="2" hideBelow="lg">
        {canBePaid && (
          <Button variant="outline" size="xs" onClick={onPaid}>
            Ödendi İşaretle
          </Button>
        )}
        <LinkButton variant="outline" size="xs">
          <RouterLink to={slips}>
            <Icon of={Printer} />
            Sevk fişleri
          </RouterLink>
        </LinkButton>
        <LinkButton variant="outline" size="xs">
          <a href={file} download>
            <Icon of={Download} />
            Seçilenleri aktar
          </a>
        </LinkButton>
      </Flex>
      <Menu.Root>
        <Menu.Trigger asChild>
          <IconButton hideFrom="lg" variant="outline" size="xs" aria-label="Seçilenlerle diğer işlemler">
            <Icon of={Ellipsis} />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {canBePaid && (
                <Menu.Item value="paid" onClick={onPaid}>
                  Ödendi İşaretle
                </Menu.Item>
              )}
              <Menu.Item value="slips" asChild>
                <RouterLink to={slips}>Sevk fişleri</RouterLink>
              </Menu.Item>
              <Menu.Item value="file" asChild>
                <a href={file} download>
                  Seçilenleri aktar
                </a>
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </>
  );
}
