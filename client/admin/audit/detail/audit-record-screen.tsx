import { Badge, Box, Button, Card, Code, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { FileQuestionMark, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { readFragment, type ResultOf } from '../../../graphql/graphql';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { formatDateTime } from '../../../shop/format';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ScreenTitle } from '../../frame/screen-title';
import { LinkButton } from '../../navigation/link-button';
import { thingAddress } from '../../navigation/thing-address';
import { Fact, Facts } from '../../record/facts';
import { RecordBand, RecordHead } from '../../record/record-head';
import { useStaff } from '../../session/use-staff';
import { actorName, ACTORS } from '../audit-labels';
import { AuditRowFragment } from '../list/audit.query';
import { AuditRecordQuery } from './audit-record.query';
import { RecordChanges } from './record-changes';
import { useRecordPlace } from './use-record-place';

type Shown = NonNullable<ResultOf<typeof AuditRecordQuery>['auditRecord']>;

/** One record: who did it, what was before and after, and where it stands in its chain. */
export function AuditRecordScreen() {
  const { recordId = '' } = useParams();
  const [{ data: answer, error, fetching }, ask] = useQuery({
    query: AuditRecordQuery,
    variables: { id: recordId },
  });
  const data = useLastData(answer);
  if (error && !fetching && !data) {
    return <ErrorState title="Kayıt yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  }
  if (!data) return <Skeleton height="lg" role="status" aria-label="Kayıt yükleniyor" />;
  return data.auditRecord ? <LoadedRecord record={data.auditRecord} /> : <UnknownRecord />;
}

function LoadedRecord({ record }: { record: Shown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [parameters] = useSearchParams();
  const row = readFragment(AuditRowFragment, record);
  const place = useRecordPlace(record.id, parameters);
  const { actionName, thing, isGenuine } = row;
  const to = thingAddress(thing, useStaff());
  return (
    <Stack gap="4">
      <ScreenTitle>{actionName}</ScreenTitle>
      <RecordHead
        title={actionName}
        headingRef={heading}
        place={place}
        noun="kayıt"
        state={<GenuineBadge isGenuine={isGenuine} />}
        actions={
          <>
            <LinkButton variant="outline" size="sm">
              <RouterLink to={paths.adminAuditOf(thing.kind, thing.id)}>Bu kaydın geçmişi</RouterLink>
            </LinkButton>
            {to !== undefined && (
              <LinkButton variant="outline" size="sm">
                <RouterLink to={to}>{thing.kindName}: aç</RouterLink>
              </LinkButton>
            )}
          </>
        }
      />
      {!isGenuine && (
        <RecordBand icon={ShieldAlert} title="Bu kayıt yazıldığı gibi değil." tone="danger">
          Kaydı düzeltmeyin; doğrulama raporunu saklayın ve yedekle karşılaştırın.
        </RecordBand>
      )}
      <Flex direction={{ base: 'column', lg: 'row' }} gap="4" align={{ lg: 'flex-start' }}>
        <Stack flex="1" minWidth="0" gap="4">
          <Part title="Önce ve sonra">
            <RecordChanges record={row} />
          </Part>
          {record.data !== null && <RawCard json={record.data} />}
        </Stack>
        <FactsCard record={record} />
      </Flex>
    </Stack>
  );
}

function GenuineBadge({ isGenuine }: { isGenuine: boolean }) {
  return (
    <Badge colorPalette={isGenuine ? 'success' : 'danger'}>
      <Icon of={isGenuine ? ShieldCheck : ShieldAlert} size={14} />
      {isGenuine ? 'Özet tutuyor' : 'Özet tutmuyor'}
    </Badge>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card.Root as="section" overflow="hidden">
      <Card.Header paddingInline={{ base: '4', md: '5' }} paddingBlock="3" borderBottomWidth="1px">
        <Card.Title as="h3">{title}</Card.Title>
      </Card.Header>
      <Card.Body paddingInline={{ base: '4', md: '5' }} paddingBlock="4" gap="3">
        {children}
      </Card.Body>
    </Card.Root>
  );
}

/** Everything that is stored of it, for those who compare. */
function RawCard({ json }: { json: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part title="Kaydın kendisi">
      <Button
        variant="outline"
        size="sm"
        alignSelf="flex-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'JSON’u gizle' : 'JSON’u göster'}
      </Button>
      {isOpen && (
        <Code display="block" whiteSpace="pre-wrap" overflowWrap="anywhere" padding="3" borderRadius="md">
          {JSON.stringify(JSON.parse(json), null, 2)}
        </Code>
      )}
    </Part>
  );
}

function FactsCard({ record }: { record: Shown }) {
  const { at, actor, onBehalfOf, thing, actionName } = readFragment(AuditRowFragment, record);
  const { source, requestId, position, hash, previousHash } = record;
  const name = actorName(actor);
  return (
    <Box flex="none" width={{ base: 'full', lg: '24rem' }}>
      <Part title="Kim, ne zaman">
        <Facts>
          <Fact name="Zaman">{formatDateTime(at)}</Fact>
          <Fact name="Kim">
            {actor.id === null ? (
              name
            ) : (
              <RouterLink to={paths.adminAudit(new URLSearchParams({ kim: actor.id }))}>{name}</RouterLink>
            )}
          </Fact>
          <Fact name="Üzerinden">{ACTORS[actor.kind].via}</Fact>
          {onBehalfOf && <Fact name="Adına">{actorName(onBehalfOf)}</Fact>}
          <Fact name="Neyde">
            {thing.kindName}: {thing.name}
          </Fact>
          <Fact name="İşlem">{actionName}</Fact>
          {requestId !== null && (
            <Fact name="İstek" copied={requestId}>
              <Digest>{requestId}</Digest>
            </Fact>
          )}
          <Fact name="Konum">
            {position === null
              ? 'Zincirde yok'
              : `${source === 'EVENT' ? 'Olay' : 'Değişiklik'} ${String(position)}`}
          </Fact>
          {previousHash !== null && (
            <Fact name="Önceki özet">
              <Digest>{previousHash}</Digest>
            </Fact>
          )}
          {hash !== null && (
            <Fact name="Özet" copied={hash}>
              <Digest>{hash}</Digest>
            </Fact>
          )}
        </Facts>
      </Part>
    </Box>
  );
}

function Digest({ children }: { children: string }) {
  return (
    <Text as="span" fontFamily="mono" textStyle="small" overflowWrap="anywhere">
      {children}
    </Text>
  );
}

/** In place of a record that there is not. */
function UnknownRecord() {
  return (
    <EmptyState icon={<Icon of={FileQuestionMark} size={56} strokeWidth={1} />} title="Böyle bir kayıt yok">
      <ScreenTitle>Böyle bir kayıt yok</ScreenTitle>
      <p>Adres eksik ya da yanlış kopyalanmış olabilir. Kayıt silindiyse doğrulama bunu söyler.</p>
      <ButtonLink tone="petrol" to={paths.adminAudit()}>
        Denetim Kaydı
      </ButtonLink>
    </EmptyState>
  );
}

export { AuditRecordScreen as Component };
export { prefetchRecord as prefetch } from './audit-record.query';
