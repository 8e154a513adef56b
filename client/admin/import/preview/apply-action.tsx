import { Button, List, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { type Refusal, refusalOf } from '../../../graphql/refusal';
import { formatCount } from '../../../shop/format';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { type PlannedCounts, rowsToApply, whatHappens, whatStays, whyNotApplied } from './apply-text';

export const ApplyImportMutation = graphql(`
  mutation ApplyImport($input: ApplyImportInput!) {
    applyImport(input: $input) {
      id
      status
    }
  }
`);

interface ApplyActionProps {
  run: {
    readonly id: string;
    readonly version: number;
    readonly canApply: boolean;
    readonly planned: PlannedCounts;
    readonly options: { readonly isAllOrNothing: boolean };
  };
  onRefused: (refusal: Refusal) => void;
}

/** Writes what the preview shows into the catalog, after it was said once more what that is. */
export function ApplyAction({ run, onRefused }: ApplyActionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [{ fetching }, apply] = useMutation(ApplyImportMutation);
  const rows = rowsToApply(run.planned);
  const confirm = async () => {
    const { error } = await apply({ input: { id: run.id, version: run.version } });
    setIsAsking(false);
    if (error) onRefused(refusalOf(error));
  };
  return (
    <>
      <Button
        size="sm"
        colorPalette="copper"
        disabled={!run.canApply || whyNotApplied(run) !== undefined}
        onClick={() => setIsAsking(true)}
      >
        {`Uygula (${formatCount(rows)} satır)`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${formatCount(rows)} satır uygulansın mı?`}
        confirmLabel="Uygula"
        isBusy={fetching}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <Stack gap="3">
          <Points title="Kataloğa yazılacak" points={whatHappens(run.planned)} />
          <Points title="Yazılmayacak" points={whatStays(run.planned)} />
          <Text color="fg.muted">
            Adresi verilen görseller sonra, ayrıca indirilir. Aktarımı bitince bu sayfadan geri alabilirsiniz.
          </Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <Text fontWeight="semibold">{title}</Text>
      <List.Root paddingInlineStart="5">
        {points.map((point) => (
          <List.Item key={point}>{point}</List.Item>
        ))}
      </List.Root>
    </div>
  );
}
