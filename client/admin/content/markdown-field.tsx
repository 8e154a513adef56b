import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useQuery } from 'urql';
import { refusalOf } from '../../graphql/refusal';
import { useLastData } from '../../graphql/use-last-data';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { MarkdownToolbar } from './markdown-toolbar';
import { CheckFindings, useSettled } from './content-check';
import { PreviewContentQuery } from './content-check.query';

interface MarkdownFieldProps {
  name: string;
  label: string;
  limit: number;
}

/** A text in Markdown, and beside it what the shop makes of it. */
export function MarkdownField({ name, label, limit }: MarkdownFieldProps) {
  const markdown = useSettled(String(useWatch({ name }) ?? ''));
  const [{ data: answer, error }] = useQuery({
    query: PreviewContentQuery,
    variables: { input: { markdown } },
  });
  const last = useLastData(answer)?.previewContent;
  // What was rendered earlier is not what stands beside it.
  const preview = error ? undefined : last;
  return (
    <Stack gap="4">
      {preview && <CheckFindings check={preview.check} />}
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
        <Stack gap="2" minWidth="0">
          <MarkdownToolbar name={name} />
          <TextAreaField
            name={name}
            label={label}
            rows={24}
            limit={limit}
            hint="## Başlık, **kalın**, *eğik*, - madde, [yazı](/adres)"
          />
        </Stack>
        <Stack as="section" aria-label="Ön izleme" gap="1.5" minWidth="0">
          <Text fontWeight="medium">Ön izleme, mağazadaki gibi</Text>
          {error ? (
            <Text color="fg.muted" role="status">
              Ön izleme yapılamadı. {refusalOf(error).message}
            </Text>
          ) : (
            <Box
              borderWidth="1px"
              borderRadius="md"
              padding="4"
              maxHeight="36rem"
              overflowY="auto"
              overflowWrap="anywhere"
              tabIndex={0}
              role="group"
              aria-label="Ön izlemenin metni"
              // A link of the preview would leave the form.
              onClick={(event) =>
                event.target instanceof Element && event.target.closest('a') && event.preventDefault()
              }
            >
              <Box css={PROSE} dangerouslySetInnerHTML={{ __html: preview?.html ?? '' }} />
            </Box>
          )}
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}

/** As the shop sets it, smaller. */
const PROSE = {
  '& > * + *': { marginTop: '3' },
  '& h2': { textStyle: 'h2', marginTop: '6' },
  '& h3': { textStyle: 'h3', marginTop: '4' },
  '& > :first-child': { marginTop: '0' },
  '& :is(ul, ol)': { paddingInlineStart: '5' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& a': { color: 'petrol.fg', textDecoration: 'underline' },
  '& .scrolling-table': { overflowX: 'auto' },
  '& :is(th, td)': { borderWidth: '1px', paddingInline: '2', paddingBlock: '1', textAlign: 'start' },
};
