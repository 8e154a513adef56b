import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { paths } from '../../paths';
import { toaster } from '../../ui/feedback/toaster';
import { loadCurrentStaff } from '../session/current-staff';

/** Says, after a recovery code was used to sign in, how many are left. It stays until it is read. */
export function useCodesLeft(): () => Promise<void> {
  const client = useClient();
  const navigate = useNavigate();
  return async () => {
    const staff = await loadCurrentStaff(client).catch(() => null);
    if (!staff) return;
    const { recoveryCodesLeft: left } = staff.secondFactor;
    toaster.info({
      title: left === 0 ? 'Kurtarma kodunuz kalmadı' : `${left} kurtarma kodunuz kaldı`,
      description: 'Kullandığınız kod bir daha geçerli olmaz.',
      duration: Infinity,
      action: {
        label: 'Yenilerini oluşturun',
        onClick: () => void navigate(paths.adminAccount('iki-adimli-dogrulama')),
      },
    });
  };
}
