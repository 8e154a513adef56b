import { graphql, type ResultOf } from '../../graphql/graphql';
import { WizardResultFragment } from './result-fragment';

export const RESULTS_SHOWN = 12;

export const WizardQuery = graphql(
  `
    query Wizard($answers: WizardAnswersInput!, $skip: Int!, $take: Int!) {
      wizard(answers: $answers, skip: $skip, take: $take) {
        answered
        total
        onRequest
        isCatalogEmpty
        relaxed {
          question
          answer
        }
        questions {
          question
          left
          options {
            answer
            count
          }
        }
        results {
          id
          ...WizardResult
        }
      }
    }
  `,
  [WizardResultFragment],
);

export type WizardAnswer = ResultOf<typeof WizardQuery>['wizard'];

export const CountWizardAnswersMutation = graphql(`
  mutation CountWizardAnswers($answers: WizardAnswersInput!) {
    countWizardAnswers(answers: $answers)
  }
`);
