import { Flex } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';
import { EmptyState } from '../../ui/feedback/empty-state';

interface SignInNoticeProps {
  /** Path of the screen, to come back to. */
  returnTo: string;
}

/** Stands in the place of a screen that belongs to a customer while nobody is signed in. */
export function SignInNotice({ returnTo }: SignInNoticeProps) {
  return (
    <EmptyState
      icon={<Icon of={LockKeyhole} size={48} strokeWidth={1} />}
      title="Bu sayfayı görüntülemek için giriş yapmalısınız"
    >
      <Flex wrap="wrap" justify="center" gap="3">
        <ButtonLink tone="copper" to={paths.login(returnTo)}>
          Giriş yapın
        </ButtonLink>
        <ButtonLink to={paths.register(returnTo)}>Kayıt olun</ButtonLink>
      </Flex>
    </EmptyState>
  );
}
