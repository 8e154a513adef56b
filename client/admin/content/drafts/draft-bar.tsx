import { Badge, Button, Card, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { CalendarClock, ExternalLink, FilePen, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { When } from '../../record/when';
import { type ContentDraft } from './content-drafts.query';
import { ScheduleDialog } from './schedule-dialog';
import { type DraftActions, useDraftActions } from './use-draft-actions';

interface DraftBarProps {
  label: string;
  draft: ContentDraft;
  /** Left out while something is being edited. */
  onOpen?: (() => void) | undefined;
  /** Reads the draft again. */
  onConflict: () => void;
  /** Reads again what is published. */
  onPublished: () => Promise<unknown>;
}

/** What is written and not published yet: who wrote it, how it looks in the shop, and what becomes of it. */
export function DraftBar({ label, draft, onOpen, onConflict, onPublished }: DraftBarProps) {
  const [question, setQuestion] = useState<{ asked: Asked; of: ContentDraft }>();
  // A confirmation is about the draft that was on the screen when it was asked for, not about a later one.
  const actions = useDraftActions(question?.of ?? draft, { onConflict, onPublished });
  if (!draft.exists) return null;
  return (
    <Card.Root maxWidth="60rem" as="section" aria-label="Taslak">
      <Stack gap="3" paddingInline="4" paddingBlock="3">
        <Flex align="center" wrap="wrap" gap="3">
          <Badge colorPalette={draft.publishAt === null ? 'neutral' : 'info'}>
            <Icon of={draft.publishAt === null ? FilePen : CalendarClock} size={14} />
            {draft.publishAt === null ? 'Taslak' : 'Zamanlandı'}
          </Badge>
          <Text color="fg.muted">
            {draft.changedBy?.name ?? 'Mağaza'}
            {draft.changedAt !== null && (
              <>
                , <When at={draft.changedAt} />
              </>
            )}
          </Text>
          {draft.previewPath !== null && (
            <Link href={draft.previewPath} target="_blank" marginInlineStart={{ md: 'auto' }}>
              Ön izle
              <Icon of={ExternalLink} />
            </Link>
          )}
        </Flex>
        <DraftNews draft={draft} />
        {onOpen && (
          <Buttons
            draft={draft}
            actions={actions}
            onOpen={onOpen}
            onAsk={(asked) => setQuestion({ asked, of: draft })}
          />
        )}
      </Stack>
      <DraftQuestions
        {...{ label, draft, actions }}
        asked={question?.asked}
        onClose={() => setQuestion(undefined)}
      />
    </Card.Root>
  );
}

type Asked = 'publish' | 'schedule' | 'discard';

/** What somebody has to know before the draft is published. */
function DraftNews({ draft: { publishAt, isOutdated, refused } }: { draft: ContentDraft }) {
  return (
    <Stack gap="1" role="status" _empty={{ position: 'absolute' }}>
      {publishAt !== null && <Text>{formatDateTime(publishAt)} tarihinde kendiliğinden yayımlanır.</Text>}
      {refused && (
        <Text color="danger.fg">
          {formatDateTime(refused.at)} tarihinde yayımlanamadı. {refused.message}
        </Text>
      )}
      {isOutdated && !refused && (
        <Text color="warning.fg">
          Yayındaki içerik bu taslaktan sonra değişti. Taslağı açın, değişenler birleşir; sonra yeniden
          kaydedin.
        </Text>
      )}
    </Stack>
  );
}

interface ButtonsProps {
  draft: ContentDraft;
  actions: DraftActions;
  onOpen: () => void;
  onAsk: (asked: Asked) => void;
}

function Buttons({ draft, actions, onOpen, onAsk }: ButtonsProps) {
  return (
    <Flex gap="2" wrap="wrap">
      <Button variant="outline" size="sm" onClick={onOpen}>
        <Icon of={FilePen} />
        Taslağı aç
      </Button>
      {!draft.isOutdated && (
        <Button variant="outline" size="sm" onClick={() => onAsk('publish')}>
          <Icon of={Send} />
          Taslağı yayımla
        </Button>
      )}
      {draft.publishAt !== null ? (
        <Button
          variant="outline"
          size="sm"
          loading={actions.isBusy}
          onClick={() => void actions.unschedule()}
        >
          <Icon of={CalendarClock} />
          Zamanı kaldır
        </Button>
      ) : (
        !draft.isOutdated && (
          <Button variant="outline" size="sm" onClick={() => onAsk('schedule')}>
            <Icon of={CalendarClock} />
            Zamanla
          </Button>
        )
      )}
      <Button variant="ghost" size="sm" onClick={() => onAsk('discard')}>
        <Icon of={Trash2} />
        Taslağı sil
      </Button>
    </Flex>
  );
}

interface DraftQuestionsProps {
  label: string;
  draft: ContentDraft;
  actions: DraftActions;
  asked: Asked | undefined;
  onClose: () => void;
}

function DraftQuestions({ label, draft, actions, asked, onClose }: DraftQuestionsProps) {
  return (
    <>
      <ScheduleDialog draft={draft} actions={actions} isOpen={asked === 'schedule'} onClose={onClose} />
      <ConfirmDialog
        isOpen={asked === 'publish'}
        title="Taslak yayımlansın mı?"
        confirmLabel="Yayımla"
        isBusy={actions.isBusy}
        onConfirm={() => void actions.publish().then(onClose)}
        onClose={onClose}
      >
        «{label}» için yazılanlar mağazada hemen görünür. Şimdi yayında olan sürüm geçmişte kalır.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'discard'}
        title="Taslak silinsin mi?"
        confirmLabel="Taslağı sil"
        isDangerous
        isBusy={actions.isBusy}
        onConfirm={() => void actions.discard().then(onClose)}
        onClose={onClose}
      >
        Yazılanlar panelden kalkar, ön izleme bağlantısı da artık açılmaz. Yayındaki içerik değişmez.
      </ConfirmDialog>
    </>
  );
}
