import { graphql, type ResultOf } from '../../graphql/graphql';
import { ThemedPictureFragment } from '../../ui/media/picture';

export const WizardResultFragment = graphql(
  `
    fragment WizardResult on WizardResult @_unmask {
      id
      score
      points {
        part
        points
      }
      reasons {
        question
        answer
        verdict
        evidence
      }
      product {
        id
        slug
        name
        brand {
          name
        }
        model
        rating
        reviewCount
        defaultPrice
        priceOnRequest
        minOrderQuantity
        unit
        inStock
        deliveryTime
        warranty
        technicalSpecs(first: 8) {
          name
          value
          unit
        }
        pictures(first: 1) {
          ...ThemedPicture
        }
      }
    }
  `,
  [ThemedPictureFragment],
);

export type WizardResult = ResultOf<typeof WizardResultFragment>;
