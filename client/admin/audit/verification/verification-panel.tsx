import { Button, Card, Flex, Heading, Link, Progress, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { ShieldAlert, ShieldCheck, ShieldEllipsis, ShieldQuestionMark, Square } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { percentOf } from '../../../shop/percent';
import { Icon } from '../../../ui/controls/icon';
import { When } from '../../record/when';
import { actorName } from '../audit-labels';
import { type AuditState, type Verification, VerificationFragment } from './verification.query';

interface VerificationPanelProps {
  state: AuditState;
  isBusy: boolean;
  onVerify: (scope: Verification['scope']) => void;
  onStop: (id: string) => void;
}

const TONES = {
  running: { icon: ShieldEllipsis, color: 'petrol.fg' },
  INTACT: { icon: ShieldCheck, color: 'success.fg' },
  BROKEN: { icon: ShieldAlert, color: 'danger.fg' },
  FAILED: { icon: ShieldQuestionMark, color: 'warning.fg' },
  none: { icon: ShieldQuestionMark, color: 'fg.muted' },
} as const;

/** What the last verification found, how far one is, and the way to another. */
export function VerificationPanel({ state, isBusy, onVerify, onStop }: VerificationPanelProps) {
  const running = readFragment(VerificationFragment, state.running);
  const last = readFragment(VerificationFragment, state.last);
  const status =
    last?.status === 'BROKEN' || last?.status === 'FAILED' || last?.status === 'INTACT'
      ? last.status
      : 'none';
  const { icon, color } = TONES[running ? 'running' : status];
  return (
    <Card.Root as="section" aria-label="Zincir doğrulaması" flex="1" minWidth="0">
      <Card.Body gap="3" padding={{ base: '4', md: '5' }}>
        <Flex gap="3" align="center" wrap="wrap">
          <Text as="span" color={color}>
            <Icon of={icon} size={28} />
          </Text>
          <Stack gap="0" flex="1 1 12rem" minWidth="0">
            <Heading as="h2" size="md">
              {running ? 'Zincir doğrulanıyor' : TITLES[status]}
            </Heading>
            <Text textStyle="small" color="fg.muted">
              <Summary
                running={running}
                last={last}
                lastIntact={readFragment(VerificationFragment, state.lastIntact)}
              />
            </Text>
          </Stack>
          {running ? (
            <Button variant="outline" size="sm" disabled={isBusy} onClick={() => onStop(running.id)}>
              <Icon of={Square} size={14} />
              Durdur
            </Button>
          ) : (
            <Button colorPalette="petrol" size="sm" disabled={isBusy} onClick={() => onVerify('MOVED')}>
              <Icon of={ShieldCheck} size={16} />
              Şimdi doğrula
            </Button>
          )}
        </Flex>
        {running && <Running verification={running} />}
        {!running && last?.violation && <Violation violation={last.violation} />}
        {!running && (
          <Text textStyle="small" color="fg.muted">
            <Button
              variant="plain"
              size="sm"
              height="auto"
              minHeight="6"
              paddingInline="0"
              color="petrol.fg"
              disabled={isBusy}
              onClick={() => onVerify('FULL')}
            >
              Baştan doğrula
            </Button>{' '}
            {formatCount(state.events)} olay, {formatCount(state.entries)} değişiklik
          </Text>
        )}
      </Card.Body>
    </Card.Root>
  );
}

const TITLES = {
  INTACT: 'Zincir sağlam',
  BROKEN: 'Zincir kırık',
  FAILED: 'Doğrulama tamamlanamadı',
  none: 'Henüz doğrulanmadı',
} as const;

const SCOPES = { FULL: 'Baştan', MOVED: 'Son mühürden beri' } as const;

interface SummaryProps {
  running: Verification | null | undefined;
  last: Verification | null | undefined;
  lastIntact: Verification | null | undefined;
}

function Summary({ running, last, lastIntact }: SummaryProps): ReactNode {
  const shown = running ?? last;
  if (!shown) return 'Kayıtların değişmediği burada kanıtlanır.';
  const { scope, finishedAt, events, entries, actor } = shown;
  const parts = [
    events !== null && entries !== null && `${formatCount(events + entries)} kayıt`,
    actor.kind === 'SYSTEM' ? 'komutla' : actorName(actor),
  ].filter(Boolean);
  return (
    <>
      {SCOPES[scope]}
      {finishedAt !== null && (
        <>
          , <When at={finishedAt} />
        </>
      )}
      {parts.map((part) => `, ${part}`).join('')}
      {lastIntact?.finishedAt && lastIntact.id !== shown.id && (
        <>
          . Son sağlam sonuç <When at={lastIntact.finishedAt} />
        </>
      )}
    </>
  );
}

const STAGES: Readonly<Record<string, string>> = {
  events: 'Olaylar: sürüm, özet, konum',
  entries: 'Personel değişiklikleri: özet, konum',
  rows: 'Görünümler yeniden kurulanla aynı mı',
  verified: 'Sonuç yazılıyor',
};

function Running({ verification: { progress } }: { verification: Verification }) {
  const { stage = null, done = 0, total = null } = progress ?? {};
  const percent = stage === null ? null : percentOf({ done, total });
  const text = stage === null ? 'Sırada' : (STAGES[stage] ?? 'Doğrulanıyor');
  const counted = total === null ? '' : `${formatCount(done)} / ${formatCount(total)} kayıt`;
  const name = percent === null ? text : `${text}, %${String(percent)}`;
  return (
    <Stack gap="2">
      <Progress.Root value={percent} colorPalette="petrol" translations={{ value: () => name }}>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Flex wrap="wrap" columnGap="3.5" rowGap="0.5" textStyle="small" fontVariantNumeric="tabular-nums">
        <Text as="b">{text}</Text>
        {counted && <Text color="fg.muted">{counted}</Text>}
        <Text color="fg.subtle">Sayfadan ayrılabilirsiniz, işlem sürer.</Text>
      </Flex>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
    </Stack>
  );
}

function Violation({ violation }: { violation: NonNullable<Verification['violation']> }) {
  const { text, line, recordId } = violation;
  return (
    <Stack role="alert" gap="1" bg="danger.subtle" borderRadius="md" padding="3">
      <Text fontWeight="medium">{text}</Text>
      <Text fontFamily="mono" textStyle="small" overflowWrap="anywhere">
        {line}
      </Text>
      <Text textStyle="small" color="fg.muted">
        Siparişler alınmaya devam ediyor. Kaydı düzeltmeyin, bu satırı saklayın ve yedekle karşılaştırın.
      </Text>
      {recordId !== null && (
        <Link asChild color="petrol.fg" alignSelf="flex-start">
          <RouterLink to={paths.adminAuditRecord(recordId)}>Kaydı aç</RouterLink>
        </Link>
      )}
    </Stack>
  );
}
