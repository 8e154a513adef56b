import { SimpleGrid } from '@chakra-ui/react';
import { Boxes, Mail, Package, Users } from 'lucide-react';
import { countText } from '../list/declare-list';
import { EVERY_GAP } from '../products/products-state';
import { isPermitted } from '../session/require-permission';
import { useStaff } from '../session/use-staff';
import {
  MessageFiguresQuery,
  OrderFiguresQuery,
  ProductFiguresQuery,
  UserFiguresQuery,
} from './dashboard.query';
import { messagesList, ordersList, productsList, usersList } from './list-addresses';
import { StatTile } from './stat-tile';
import { usePart } from './use-part';

/** The four figures of the shop, each for those who may see its list. */
export function StatTiles() {
  const staff = useStaff();
  return (
    <SimpleGrid
      as="ul"
      aria-label="Mağazanın sayıları"
      columns={{ base: 2, lg: 4 }}
      gap={{ base: '2', md: '3' }}
      _empty={{ display: 'none' }}
    >
      {isPermitted(staff, 'CATALOG') && <ProductTile />}
      {isPermitted(staff, 'USERS') && <UserTile />}
      {isPermitted(staff, 'ORDERS') && <OrderTile />}
      {isPermitted(staff, 'MESSAGES') && <MessageTile />}
    </SimpleGrid>
  );
}

export const useProductFigures = () => usePart(ProductFiguresQuery, { gaps: EVERY_GAP }, 'catalog', 'orders');
export const useOrderFigures = () => usePart(OrderFiguresQuery, {}, 'orders');
export const useMessageFigures = () => usePart(MessageFiguresQuery, {}, 'messages');

const ProductTile = () => (
  <StatTile
    label="Ürünler"
    icon={Boxes}
    part={useProductFigures()}
    read={({ all, adminProductGrowth }) => ({ figure: countText(all), growth: adminProductGrowth })}
    to={productsList()}
    listOf={productsList}
  />
);

const UserTile = () => (
  <StatTile
    label="Kullanıcılar"
    icon={Users}
    part={usePart(UserFiguresQuery, {})}
    read={({ adminUsers, adminUserGrowth }) => ({ figure: countText(adminUsers), growth: adminUserGrowth })}
    to={usersList()}
    listOf={usersList}
  />
);

const OrderTile = () => (
  <StatTile
    label="Siparişler"
    icon={Package}
    part={useOrderFigures()}
    read={({ adminOrderCounts, adminOrderGrowth }) => ({
      figure: countText(adminOrderCounts),
      growth: adminOrderGrowth,
    })}
    to={ordersList()}
    listOf={ordersList}
  />
);

const MessageTile = () => (
  <StatTile
    label="Yeni mesajlar"
    icon={Mail}
    part={useMessageFigures()}
    read={({ unread, adminMessageGrowth }) => ({ figure: countText(unread), growth: adminMessageGrowth })}
    to={messagesList({ statuses: ['NEW'] })}
    listOf={messagesList}
  />
);
