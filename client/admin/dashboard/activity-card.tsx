import { Box, Center, Flex, Text } from '@chakra-ui/react';
import { paths } from '../../paths';
import { formatDateTime } from '../../shop/format';
import { timeAgo } from '../../shop/time-ago';
import { Icon } from '../../ui/controls/icon';
import { isPermitted } from '../session/require-permission';
import { useStaff } from '../session/use-staff';
import { describeActivity, whoDid } from './activity-text';
import { DashboardCard } from './dashboard-card';
import { ActivityQuery } from './dashboard.query';
import { FigureLink } from './figure-link';
import { usePart } from './use-part';

/** What has just happened, as far as somebody may see it. */
export function ActivityCard() {
  const maySeeAudit = isPermitted(useStaff(), 'USERS');
  const part = usePart(ActivityQuery, {}, 'orders', 'quotes', 'messages', 'catalog');
  return (
    <DashboardCard
      title="Son olaylar"
      part={part}
      height="24rem"
      aside={() =>
        maySeeAudit && (
          <FigureLink to={paths.adminAudit()} textStyle="small">
            Denetim Kaydı
          </FigureLink>
        )
      }
    >
      {({ adminActivity: activities }) =>
        activities.length === 0 ? (
          <Text color="fg.muted">Henüz bir olay yok.</Text>
        ) : (
          <Box as="ol" listStyleType="none">
            {activities.map((activity) => {
              const { icon, text, to } = describeActivity(activity);
              return (
                <Flex as="li" key={activity.id} gap="3" paddingBottom="3.5" _last={{ paddingBottom: '0' }}>
                  <Center boxSize="7" flexShrink="0" borderRadius="full" bg="bg.subtle" color="fg.muted">
                    <Icon of={icon} size={14} />
                  </Center>
                  <Box minWidth="0" textStyle="small">
                    <FigureLink to={to} isPlain fontWeight="medium">
                      {text}
                    </FigureLink>
                    <Text color="fg.muted" overflowWrap="anywhere">
                      {whoDid(activity)} ·{' '}
                      <time dateTime={activity.at} title={formatDateTime(activity.at)}>
                        {timeAgo(activity.at)}
                      </time>
                    </Text>
                  </Box>
                </Flex>
              );
            })}
          </Box>
        )
      }
    </DashboardCard>
  );
}
