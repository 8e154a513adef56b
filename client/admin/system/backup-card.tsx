import { Badge, Code, Flex, Stack, Text } from '@chakra-ui/react';
import { formatDateTime } from '../../shop/format';
import { formatBytes } from '../../shop/format-bytes';
import { timeAgo } from '../../shop/time-ago';
import { TitledCard } from '../../ui/layout/titled-card';
import { Fact, Facts } from '../record/facts';
import { type SystemState } from './system.query';

/** The last backup, as the script that makes it reported. */
export function BackupCard({ backup: { last, failed, isOverdue } }: { backup: SystemState['backup'] }) {
  return (
    <TitledCard
      title="Yedek"
      aside={
        (failed ?? isOverdue) ? (
          <Badge colorPalette={failed ? 'danger' : 'warning'}>{failed ? 'Başarısız' : 'Gecikti'}</Badge>
        ) : (
          last && <Badge colorPalette="success">Güncel</Badge>
        )
      }
    >
      <Stack gap="3">
        {last && (
          <Facts>
            <Fact name="Son yedek">
              <time dateTime={last.finishedAt} title={formatDateTime(last.finishedAt)}>
                {timeAgo(last.finishedAt)}
              </time>
            </Fact>
            {last.place !== null && (
              <Fact name="Yeri">
                <Text as="span" overflowWrap="anywhere">
                  {last.place}
                </Text>
              </Fact>
            )}
            {last.sizeBytes !== null && <Fact name="Boyutu">{formatBytes(last.sizeBytes)}</Fact>}
          </Facts>
        )}
        {failed && (
          <Text>
            {formatDateTime(failed.finishedAt)} yedeklemesi başarısız oldu; yedekleme betiğinin kayıtlarına
            bakın.
          </Text>
        )}
        {!last && !failed && (
          <Flex direction="column" gap="2">
            <Text>Henüz bir yedek bildirilmedi.</Text>
            <Text textStyle="small" color="fg.muted">
              Mağaza kendini yedeklemez. Yedeği alan betik, sonunda şunu çalıştırsın:
            </Text>
            <Code overflowWrap="anywhere" whiteSpace="normal">
              npm run backup:report -- --place YER --bytes BOYUT
            </Code>
          </Flex>
        )}
      </Stack>
    </TitledCard>
  );
}
