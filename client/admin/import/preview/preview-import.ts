import { useMutation } from 'urql';
import { graphql, type VariablesOf } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';

export const PreviewImportMutation = graphql(`
  mutation PreviewImport($input: PreviewImportInput!) {
    previewImport(input: $input) {
      id
      status
    }
  }
`);

export type PreviewInput = VariablesOf<typeof PreviewImportMutation>['input'];

/** Compares the file with the catalog anew; resolves with why it was refused, or with undefined when it began. */
export function usePreviewImport() {
  const [{ fetching }, send] = useMutation(PreviewImportMutation);
  const preview = async (input: PreviewInput): Promise<string | undefined> => {
    const { error } = await send({ input });
    return error && refusalOf(error).message;
  };
  return { preview, isBusy: fetching };
}
