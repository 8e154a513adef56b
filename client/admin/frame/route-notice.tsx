import { Button } from '@chakra-ui/react';
import { CircleAlert, LockKeyhole, SearchX } from 'lucide-react';
import { Link, useRevalidator, useRouteError } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import { EmptyState } from '../../ui/feedback/empty-state';
import { isShopReached } from '../../ui/feedback/load-part';
import { useOnceOnline } from '../../ui/feedback/use-online';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { LinkButton } from '../navigation/link-button';
import { ScreenTitle } from './screen-title';

const NOTICES = {
  'not allowed': {
    icon: LockKeyhole,
    title: 'Bu bölüm için yetkiniz yok',
    text: 'Bu bölümde çalışmanız gerekiyorsa yöneticinizden yetki isteyin.',
  },
  unknown: {
    icon: SearchX,
    title: 'Böyle bir sayfa yok',
    text: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.',
  },
  failed: {
    icon: CircleAlert,
    title: 'Sayfa açılamadı',
    text: 'Bağlantınızı kontrol edip yeniden deneyin. Kayıtlarınızda bir şey değişmedi.',
  },
} as const;

interface RouteNoticeProps {
  kind: keyof typeof NOTICES;
  /** `h1` where nothing else stands on the page. */
  heading?: 'h1';
}

/** In place of a screen of the panel: not allowed, unknown, or failed and to be tried again. */
export function RouteNotice({ kind, heading }: RouteNoticeProps) {
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  // Browsers never load a file again that could not be loaded: the page is, once the shop is reached.
  const load = async () => {
    if (error instanceof TypeError && (await isShopReached())) window.location.reload();
    else await revalidate();
  };
  const { icon, title, text } = NOTICES[kind];
  useOnceOnline(() => {
    if (kind === 'failed') void load();
  });
  const retry = () => {
    // The button goes with the notice.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    void load();
  };
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState icon={<Icon of={icon} size={40} strokeWidth={1.5} />} title={title} heading={heading}>
        <p role="alert">{text}</p>
        {kind === 'failed' ? (
          <Button onClick={retry} loading={state === 'loading'} loadingText="Deneniyor">
            Yeniden dene
          </Button>
        ) : (
          <LinkButton variant="outline">
            <Link to={paths.admin()}>Panelin başına dönün</Link>
          </LinkButton>
        )}
      </EmptyState>
    </>
  );
}
