import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { type CorrectedRow } from '../grid/row-actions';
import { ImportRowFragment, type ImportRow } from '../row/row.fragment';

export const CorrectImportCellMutation = graphql(
  `
    mutation CorrectImportCell($input: CorrectImportCellInput!) {
      correctImportCell(input: $input) {
        ...ImportRow
      }
    }
  `,
  [ImportRowFragment],
);

export const LeaveOutImportRowsMutation = graphql(`
  mutation LeaveOutImportRows($input: LeaveOutImportRowsInput!) {
    leaveOutImportRows(input: $input) {
      id
      status
    }
  }
`);

/** A corrected row changes the counts of its import too. */
const CONTEXT = { additionalTypenames: ['ImportRun'] };

/** Corrects rows of an import that is previewed, and leaves them out; each resolves with what came of it. */
export function useRowChanges(id: string) {
  const [, send] = useMutation(CorrectImportCellMutation);
  const [, sendLeaveOut] = useMutation(LeaveOutImportRowsMutation);

  async function correct({ number }: ImportRow, field: string, value: string): Promise<CorrectedRow> {
    const { data, error } = await send({ input: { id, number, field, value } }, CONTEXT);
    if (data) return { row: data.correctImportCell };
    return { problem: error ? refusalOf(error).message : '' };
  }

  async function leaveOut(numbers: readonly number[], isLeftOut: boolean): Promise<string | undefined> {
    const { error } = await sendLeaveOut({ input: { id, numbers: [...numbers], isLeftOut } });
    return error && refusalOf(error).message;
  }

  return { correct, leaveOut };
}
