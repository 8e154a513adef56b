import { graphql, type VariablesOf } from '../../../graphql/graphql';

export const PreviewImportMutation = graphql(`
  mutation PreviewImport($input: PreviewImportInput!) {
    previewImport(input: $input) {
      id
      status
    }
  }
`);

export type PreviewInput = VariablesOf<typeof PreviewImportMutation>['input'];
