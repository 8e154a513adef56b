import { Alert } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import { LinkButton } from '../navigation/link-button';
import { type CurrentStaff } from '../session/current-staff';
import { awaitsSecondFactor } from '../session/require-permission';

/** Stands above every screen until the second factor that the shop demands is set up. */
export function EnrolmentNotice({ staff }: { staff: CurrentStaff }) {
  const { pathname } = useLocation();
  if (!staff.secondFactor.mustEnrol) return null;
  return (
    <Alert.Root status="warning" marginBottom="5" maxWidth="60rem" flexWrap="wrap" alignItems="center">
      <Alert.Indicator>
        <Icon of={ShieldAlert} size={20} />
      </Alert.Indicator>
      <Alert.Content flexBasis="16rem">
        <Alert.Description>
          {awaitsSecondFactor(staff)
            ? 'Panelin bölümleri, hesabınızda iki adımlı doğrulamayı kurduğunuzda açılır. O zamana kadar yalnızca bu sayfayı kullanabilirsiniz.'
            : 'Hesabınız için iki adımlı doğrulama zorunlu oldu. Bu oturumda çalışmayı sürdürebilirsiniz; bir sonraki girişinizde bölümler ancak kurulumdan sonra açılır.'}
        </Alert.Description>
      </Alert.Content>
      {pathname !== paths.adminAccount() && (
        <LinkButton variant="outline" size="sm">
          <Link to={paths.adminAccount()}>Şimdi kurun</Link>
        </LinkButton>
      )}
    </Alert.Root>
  );
}
