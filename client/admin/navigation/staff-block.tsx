import { Avatar, Box, Flex, IconButton } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { type CurrentStaff } from '../session/current-staff';
import { STAFF_ROLES } from '../session/staff-role';
import { useStaffLogout } from '../session/staff-logout';

/** Who is signed in, as what, and the way out. It stands on dark ground. */
export function StaffBlock({ staff }: { staff: CurrentStaff }) {
  const { leave, isLeaving } = useStaffLogout();
  return (
    <Flex
      align="center"
      gap="2.5"
      paddingTop="3"
      paddingInline="2"
      borderTopWidth="1px"
      borderColor="line.inverse"
    >
      <Avatar.Root shape="rounded" size="sm" bg="petrol.on/12" color="fg.inverse" flexShrink="0">
        <Avatar.Fallback aria-hidden>{staff.initials}</Avatar.Fallback>
      </Avatar.Root>
      <Box flex="1" minWidth="0" textStyle="small">
        <Box color="fg.inverse" fontWeight="560" truncate title={staff.name}>
          {staff.username ?? staff.name}
        </Box>
        <Box color="fg.inverseMuted" truncate>
          {STAFF_ROLES[staff.role]}
        </Box>
      </Box>
      <IconButton
        variant="ghost"
        color="fg.inverseMuted"
        _hover={{ bg: 'petrol.on/12', color: 'fg.inverse' }}
        aria-label="Çıkış Yap"
        title="Çıkış Yap"
        aria-disabled={isLeaving || undefined}
        onClick={leave}
      >
        <Icon of={LogOut} size={18} />
      </IconButton>
    </Flex>
  );
}
