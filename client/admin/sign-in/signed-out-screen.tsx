import { Link } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import { Standalone } from '../frame/standalone';

/** Nobody of the staff is signed in here. */
export function SignedOutScreen() {
  return (
    <Standalone icon={<Icon of={LockKeyhole} size={40} strokeWidth={1.5} />} title="Panel için giriş gerekli">
      <p>Yönetim paneli yalnızca giriş yapmış personele açıktır.</p>
      <Link href={paths.home()}>Mağazaya dönün</Link>
    </Standalone>
  );
}
