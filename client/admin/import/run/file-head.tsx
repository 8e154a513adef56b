import { Flex, Heading, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatDateTime } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { LinkIconButton } from '../../navigation/link-button';
import { ImportStateBadge } from '../status/import-state-badge';
import { fileFacts } from './file-facts';
import { type RunStep } from './run-step';
import { RunTrack } from './run-track';
import { type PanelImport } from './run.query';

interface FileHeadProps {
  run: PanelImport;
  step: RunStep | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** What can be done with it. */
  children: ReactNode;
}

/** Which file it is, where its import stands, what was read in it, and what is done with it: in two lines. */
export function FileHead({ run, step, headingRef, children }: FileHeadProps) {
  const { fileName, uploadedAt, uploadedBy } = run;
  const uploaded = [formatDateTime(uploadedAt), uploadedBy.name !== null && `${uploadedBy.name} yükledi`];
  const facts = [fileFacts(run), uploaded.filter(Boolean).join(', ')].join(' · ');
  return (
    <Flex as="header" direction="column" gap="1">
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="2" minHeight="10">
        <LinkIconButton variant="outline" size="sm">
          <RouterLink to={paths.adminImports()} aria-label="Aktarımlara dön" title="Aktarımlara dön">
            <Icon of={ArrowLeft} />
          </RouterLink>
        </LinkIconButton>
        <Heading
          as="h2"
          ref={headingRef}
          tabIndex={-1}
          textStyle="h3"
          maxWidth={{ md: '24rem' }}
          overflowWrap="anywhere"
          lineClamp={2}
          title={fileName}
        >
          {fileName}
        </Heading>
        {step === undefined && <ImportStateBadge run={run} />}
        <Flex wrap="wrap" gap="2" align="center" marginInlineStart={{ md: 'auto' }}>
          {children}
        </Flex>
      </Flex>
      <Flex wrap={{ base: 'wrap', md: 'nowrap' }} align="center" columnGap="5" rowGap="1">
        <RunTrack run={run} step={step} />
        <Text
          textStyle="small"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          minWidth="0"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace={{ md: 'nowrap' }}
          title={facts}
        >
          {facts}
        </Text>
      </Flex>
    </Flex>
  );
}
