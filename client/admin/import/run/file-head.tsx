import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, type RefObject } from 'react';
import { formatDateTime } from '../../../shop/format';
import { ImportStateBadge } from '../status/import-state-badge';
import { fileFacts } from './file-facts';
import { type PanelImport } from './run.query';

interface FileHeadProps {
  run: PanelImport;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** What can be done with it. */
  children: ReactNode;
}

/** Which file it is, what was read in it, and where its import stands. */
export function FileHead({ run, headingRef, children }: FileHeadProps) {
  const { fileName, uploadedAt, uploadedBy } = run;
  return (
    <Flex wrap="wrap" align="start" justify="space-between" columnGap="5" rowGap="3">
      <Flex gap="3.5" align="start" minWidth="0" flex="1 1 20rem">
        <FileMark extension={run.format?.kind ?? extensionOf(fileName)} />
        <Stack gap="1" minWidth="0">
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
            <Heading as="h2" ref={headingRef} tabIndex={-1} textStyle="h3" overflowWrap="anywhere">
              {fileName}
            </Heading>
            <ImportStateBadge run={run} />
          </Flex>
          <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {fileFacts(run)}
          </Text>
          <Text textStyle="small" color="fg.subtle">
            <time dateTime={uploadedAt}>{formatDateTime(uploadedAt)}</time>
            {uploadedBy.name !== null && `, ${uploadedBy.name} yükledi`}
          </Text>
        </Stack>
      </Flex>
      <Flex wrap="wrap" gap="2" align="center">
        {children}
      </Flex>
    </Flex>
  );
}

function FileMark({ extension }: { extension: string }) {
  return (
    <Box
      aria-hidden
      display="grid"
      flexShrink="0"
      placeItems="center"
      width="11"
      height="12"
      borderWidth="1px"
      borderColor="success.fg"
      borderRadius="md"
      bg="success.subtle"
      color="success.fg"
      textStyle="tiny"
      fontWeight="bold"
      textTransform="uppercase"
      lang="en"
    >
      {extension}
    </Box>
  );
}

function extensionOf(fileName: string): string {
  return /\.([a-z]{3,4})$/i.exec(fileName)?.[1] ?? '';
}
