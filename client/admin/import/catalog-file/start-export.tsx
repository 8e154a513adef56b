import { Box, Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { Icon } from '../../../ui/controls/icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { CatalogExportFragment } from './catalog-exports.query';

export const StartCatalogExportMutation = graphql(
  `
    mutation StartCatalogExport {
      startCatalogExport {
        ...CatalogExport
      }
    }
  `,
  [CatalogExportFragment],
);

interface StartExportProps {
  label: string;
  /** One is being written: the button stays for the focus, and does nothing. */
  isWriting: boolean;
}

/** Has the file of a large catalog written. */
export function StartExport({ label, isWriting }: StartExportProps) {
  const [{ fetching, error }, start] = useMutation(StartCatalogExportMutation);
  const isBusy = isWriting || fetching;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        alignSelf="start"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) void start({});
        }}
      >
        <Icon of={Download} />
        {isBusy ? 'Dosya hazırlanıyor' : label}
      </Button>
      <Box aria-live="assertive" _empty={{ display: 'none' }}>
        {error && (
          <ErrorAlert>
            <p>{refusalOf(error).message}</p>
          </ErrorAlert>
        )}
      </Box>
    </>
  );
}
