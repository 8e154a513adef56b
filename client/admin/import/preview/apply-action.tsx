import { Button, List, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { type OperationContext, useMutation, useQuery } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { type Refusal, refusalOf } from '../../../graphql/refusal';
import { formatCount } from '../../../shop/format';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { type PlannedCounts, type TakenCounts, whatHappens, whatStays, whyNotApplied } from './apply-text';

const ApplyImportMutation = graphql(`
  mutation ApplyImport($input: ApplyImportInput!) {
    applyImport(input: $input) {
      id
      status
    }
  }
`);

/** The counts of a plan include rows that were left out. */
const TakenRowsQuery = graphql(`
  query TakenImportRows($id: ID!) {
    importRun(id: $id) {
      id
      added: rows(filter: { kinds: [NEW], isLeftOut: false }, take: 1) {
        total
      }
      changed: rows(filter: { kinds: [CHANGED], isLeftOut: false }, take: 1) {
        total
      }
      invalid: rows(filter: { kinds: [INVALID], isLeftOut: false }, take: 1) {
        total
      }
      priceJumps: rows(filter: { isPriceJump: true, isLeftOut: false }, take: 1) {
        total
      }
    }
  }
`);

type TakenRows = NonNullable<ResultOf<typeof TakenRowsQuery>['importRun']>;

const CONTEXT: Partial<OperationContext> = {
  requestPolicy: 'cache-and-network',
  additionalTypenames: ['ImportRow'],
};

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
  const [{ data }] = useQuery({ query: TakenRowsQuery, variables: { id: run.id }, context: CONTEXT });
  const counted = data?.importRun && takenCounts(data.importRun);
  // Until they are counted, what the plan says is close enough to go on.
  const taken = counted ?? plannedCounts(run.planned);
  const rows = taken.added + taken.changed;
  const confirm = async () => {
    const { error } = await apply({ input: { id: run.id, version: run.version } });
    setIsAsking(false);
    if (error) onRefused(refusalOf(error));
  };
  return (
    <>
      <Button
        colorPalette="copper"
        disabled={!run.canApply || rows === 0 || whyNotApplied(run) !== undefined}
        onClick={() => setIsAsking(true)}
      >
        {counted ? `Uygula (${formatCount(rows)} satır)` : 'Uygula'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={counted ? `${formatCount(rows)} satır uygulansın mı?` : 'Dosya uygulansın mı?'}
        confirmLabel="Uygula"
        isBusy={fetching}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <Stack gap="3">
          <Points title="Kataloğa yazılacak" points={whatHappens(run.planned, taken)} />
          <Points title="Yazılmayacak" points={whatStays(run.planned, taken)} />
          <Text color="fg.muted">
            Adresi verilen görseller sonra, ayrıca indirilir. Aktarımı bitince bu sayfadan geri alabilirsiniz.
          </Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function takenCounts({ added, changed, invalid, priceJumps }: TakenRows): TakenCounts {
  return {
    added: added.total,
    changed: changed.total,
    invalid: invalid.total,
    priceJumps: priceJumps.total,
  };
}

function plannedCounts(planned: PlannedCounts): TakenCounts {
  return {
    added: planned.newCategories + planned.newProducts,
    changed: planned.changedCategories + planned.changedProducts,
    invalid: planned.invalid,
    priceJumps: planned.priceJumps,
  };
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
