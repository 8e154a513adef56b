import { Dialog, Link, Portal, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../../paths';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { useOverlayEntry } from '../../ui/overlay/use-overlay-entry';
import { isFocusFree } from '../../ui/navigation/restore-focus';
import { type CurrentStaff } from '../session/current-staff';
import { announceStaffChange } from '../session/staff-change';
import { SingleSignOnLink, SingleSignOnQuery } from './single-sign-on-link';
import { StaffLogin } from './staff-login';

interface SignInAgainProps {
  /** Whose session is over. */
  staff: CurrentStaff;
  onSignedIn: () => void;
}

/** Lies above a screen whose session is over: what was typed there waits for a new sign-in. */
export function SignInAgain({ staff, onSignedIn }: SignInAgainProps) {
  const { pathname, search } = useLocation();
  const [{ data }] = useQuery({ query: SingleSignOnQuery });
  const label = data?.singleSignOn?.label;
  const content = useRef<HTMLDivElement>(null);
  useFocusAfterwards();
  // Back closes neither this nor what lies below it.
  useOverlayEntry(true, () => undefined);
  const goOn = () => {
    announceStaffChange('signed-in');
    onSignedIn();
  };
  return (
    <Dialog.Root
      role="alertdialog"
      open
      closeOnEscape={false}
      closeOnInteractOutside={false}
      initialFocusEl={() => content.current?.querySelector('input[type="password"]') ?? null}
    >
      <Portal>
        <Dialog.Backdrop backdropFilter="blur(0.5rem)" />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Dialog.Header>
              <Dialog.Title>Oturumunuz sona erdi</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                <Dialog.Description color="fg.muted">
                  Bu ekran ve yazdıklarınız duruyor. Kaldığınız yerden sürdürmek için burada ya da başka bir
                  sekmede yeniden giriş yapın.
                </Dialog.Description>
                <StaffLogin
                  accounts={[]}
                  initialLogin={staff.username ?? staff.email}
                  alternative={label && <SingleSignOnLink isNewTab label={label} returnTo={paths.admin()} />}
                  onSuccess={goOn}
                />
                <Link
                  href={paths.adminLoginAgain(pathname + search)}
                  alignSelf="center"
                  textStyle="small"
                  color="fg.muted"
                  paddingBlock="0.5"
                >
                  Bu ekranı bırakıp giriş sayfasına gidin
                </Link>
              </Stack>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Once the screen is uncovered, the focus is where it was; a button that was pressed may be busy or gone by then. */
function useFocusAfterwards(): void {
  const [origin] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The dialog lets go of the focus only once it is gone.
      requestAnimationFrame(() => {
        if (!isFocusFree()) return;
        if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
        if (!isFocusFree()) return;
        document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
      });
    },
    [origin],
  );
}
