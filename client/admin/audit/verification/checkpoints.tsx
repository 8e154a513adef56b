import { Button, Card, Flex, Stack, Text } from '@chakra-ui/react';
import { Download, Stamp } from 'lucide-react';
import { formatCount, formatDateTime } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { When } from '../../record/when';
import { LinkIconButton } from '../../navigation/link-button';
import { type AuditState } from './verification.query';

const SHOWN_DIGITS = 8;

interface CheckpointsProps {
  state: AuditState;
  isBusy: boolean;
  onSeal: () => void;
}

/** The newest seals, each to be stored elsewhere, and a new one beside those of each hour. */
export function Checkpoints({ state, isBusy, onSeal }: CheckpointsProps) {
  const { checkpoints, checkpointCount } = state;
  return (
    <Card.Root as="section" flex={{ xl: '0 0 24rem' }} minWidth="0" aria-labelledby="checkpoints">
      <Card.Header
        paddingBlock="3"
        paddingInline={{ base: '4', md: '5' }}
        flexDirection="row"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
      >
        <Card.Title as="h2" id="checkpoints">
          Kontrol noktaları{' '}
          <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal">
            saatte bir, {formatCount(checkpointCount)} mühür
          </Text>
        </Card.Title>
        <Button variant="outline" size="sm" loading={isBusy} onClick={onSeal}>
          <Icon of={Stamp} size={16} />
          Şimdi mühürle
        </Button>
      </Card.Header>
      <Card.Body paddingBlock="0" paddingInline={{ base: '4', md: '5' }} paddingBottom="4" gap="2">
        {checkpoints.length === 0 && <Text color="fg.muted">Henüz mühür yok.</Text>}
        <Stack as="ul" gap="1" listStyleType="none">
          {checkpoints.map(({ id, takenAt, events, entries, digest, line }) => (
            <Flex as="li" key={id} gap="3" align="center">
              <Icon of={Stamp} size={16} />
              <Text textStyle="small" flex="1" minWidth="0">
                <b>
                  <When at={takenAt} />
                </b>{' '}
                <Text as="span" fontFamily="mono" color="fg.muted">
                  {digest.slice(0, SHOWN_DIGITS)}…
                </Text>
                <br />
                <Text as="span" color="fg.muted">
                  {formatCount(events)} olay, {formatCount(entries ?? 0)} değişiklik
                </Text>
              </Text>
              <LinkIconButton variant="ghost" size="sm">
                <a
                  href={`data:application/x-ndjson,${encodeURIComponent(`${line}\n`)}`}
                  download={`muhur-${String(id)}.ndjson`}
                  aria-label={`${formatDateTime(takenAt)} kontrol noktasını indir`}
                  title="İndir"
                >
                  <Icon of={Download} size={16} />
                </a>
              </LinkIconButton>
            </Flex>
          ))}
        </Stack>
        <Text textStyle="small" color="fg.muted">
          İndirip başka yerde saklayın: zincirin sonundan silinen kayıtlar yalnız mühürle anlaşılır.
        </Text>
      </Card.Body>
    </Card.Root>
  );
}
