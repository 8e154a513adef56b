import { Button, Text } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { CatalogExportFragment } from './catalog-exports.query';

export const CancelCatalogExportMutation = graphql(
  `
    mutation CancelCatalogExport($id: ID!) {
      cancelCatalogExport(id: $id) {
        ...CatalogExport
      }
    }
  `,
  [CatalogExportFragment],
);

interface StopExportProps {
  id: string;
  /** Where the focus goes, as the button goes with what it stops. */
  onStopped: () => void;
}

/** Stops the file that is being written. Nothing is lost with it: no question is asked. */
export function StopExport({ id, onStopped }: StopExportProps) {
  const [{ fetching, error }, cancel] = useMutation(CancelCatalogExportMutation);
  const stop = async () => {
    const { error: refused } = await cancel({ id });
    if (!refused) onStopped();
  };
  return (
    <>
      <Button variant="outline" size="sm" alignSelf="start" loading={fetching} onClick={() => void stop()}>
        Durdur
      </Button>
      {error && (
        <Text role="alert" textStyle="small" color="danger.fg">
          {refusalOf(error).message}
        </Text>
      )}
    </>
  );
}
