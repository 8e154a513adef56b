import { Badge, Button, Card, Flex, Link, Text } from '@chakra-ui/react';
import { ExternalLink, Eye, EyeOff, FolderPen } from 'lucide-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { toaster } from '../../../ui/feedback/toaster';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { MovePageDialog } from './move-page-dialog';
import { HideStaticPageMutation, ShowStaticPageMutation, type StaticPagePlace } from './static-pages.query';

interface PagePlaceProps {
  page: StaticPagePlace;
  /** Reads the page again. */
  onConflict: () => void;
}

/** Whether visitors see a page, and at which address; both are changed at once, apart from its text. */
export function PagePlace({ page, onConflict }: PagePlaceProps) {
  const { address, isShown, isRequired } = page;
  const [asked, setAsked] = useState<'move' | 'hide'>();
  const { change, isBusy } = usePlaceChange(page, onConflict);
  return (
    <Card.Root maxWidth="60rem">
      <Flex align="center" wrap="wrap" gap="3" paddingInline="4" paddingBlock="3">
        <Badge colorPalette={isShown ? 'success' : 'neutral'}>
          <Icon of={isShown ? Eye : EyeOff} size={14} />
          {isShown ? 'Yayında' : 'Yayında değil'}
        </Badge>
        {isShown ? (
          <Link href={paths.staticPage(address)} target="_blank">
            /{address}
            <Icon of={ExternalLink} />
          </Link>
        ) : (
          <Text color="fg.muted">/{address}</Text>
        )}
        {isRequired ? (
          <Text color="fg.muted" textStyle="small">
            Alıcıların kabul ettiği metin: hep yayında kalır, adresi değişmez.
          </Text>
        ) : (
          <Flex gap="2" wrap="wrap" marginInlineStart="auto">
            <Button variant="outline" size="sm" onClick={() => setAsked('move')}>
              <Icon of={FolderPen} />
              Adresi ve yeri
            </Button>
            <Button
              variant="outline"
              size="sm"
              loading={isBusy}
              onClick={() => (isShown ? setAsked('hide') : void change('show'))}
            >
              <Icon of={isShown ? EyeOff : Eye} />
              {isShown ? 'Yayından kaldır' : 'Yayımla'}
            </Button>
          </Flex>
        )}
      </Flex>
      <MovePageDialog
        page={page}
        isOpen={asked === 'move'}
        onConflict={onConflict}
        onClose={() => setAsked(undefined)}
      />
      <ConfirmDialog
        isOpen={asked === 'hide'}
        title={`«${page.title}» yayından kaldırılsın mı?`}
        confirmLabel="Yayından kaldır"
        isBusy={isBusy}
        onConfirm={() => void change('hide').then(() => setAsked(undefined))}
        onClose={() => setAsked(undefined)}
      >
        Adresi açan ziyaretçi «Sayfa bulunamadı» görür. Metin ve geçmişi kalır, istediğinizde yeniden
        yayımlarsınız.
      </ConfirmDialog>
    </Card.Root>
  );
}

function usePlaceChange({ slug, placeVersion }: StaticPagePlace, onConflict: () => void) {
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const change = async (to: 'show' | 'hide') => {
    setBusy(true);
    const mutation = to === 'show' ? ShowStaticPageMutation : HideStaticPageMutation;
    const { error } = await client
      .mutation(mutation, { input: { slug, expectedVersion: placeVersion } })
      .toPromise();
    setBusy(false);
    if (!error) {
      toaster.success({ title: to === 'show' ? 'Sayfa yayında' : 'Sayfa yayından kaldırıldı' });
      return;
    }
    const { code, message } = refusalOf(error);
    if (code === 'VERSION_CONFLICT') onConflict();
    toaster.error({ title: 'Değiştirilemedi', description: message });
  };
  return { change, isBusy };
}
