import { Card, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { ProgressLines } from '../progress/progress-lines';
import { workOf } from '../progress/work';
import { ImportStateBadge } from '../status/import-state-badge';
import { type NewestImport } from './start.query';

/** What anybody's imports are being done at the moment; shows nothing while none is. */
export function RunningImports({ newest }: { newest: readonly NewestImport[] | undefined }) {
  return newest?.map(
    (run) => run.progress && <RunningImport key={run.id} run={run} progress={run.progress} />,
  );
}

interface RunningImportProps {
  run: NewestImport;
  progress: NonNullable<NewestImport['progress']>;
}

function RunningImport({ run, progress }: RunningImportProps) {
  return (
    <Card.Root as="section">
      <Card.Body padding={{ base: '4', md: '5' }}>
        <Stack gap="4">
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
            <Heading as="h2" textStyle="h3" overflowWrap="anywhere">
              <Link asChild color="petrol.fg">
                <RouterLink to={paths.adminImport(run.id)}>{run.fileName}</RouterLink>
              </Link>
            </Heading>
            <ImportStateBadge run={run} />
            <Text textStyle="small" color="fg.muted">
              {run.appliedBy?.name ?? run.uploadedBy.name}
            </Text>
          </Flex>
          <ProgressLines progress={progress} work={workOf(run.status)} />
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
