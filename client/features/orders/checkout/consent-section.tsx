import { type ResultOf, graphql } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { CheckField } from '../../../ui/choices/check-field';
import { FormSection } from '../../../ui/form/form-section';
import { NewTabLink } from '../../../ui/form/new-tab-link';

export const MarketingConsentFragment = graphql(`
  fragment MarketingConsent on StaticPage @_unmask {
    slug
    version
    hash
    title
  }
`);

export type MarketingConsent = ResultOf<typeof MarketingConsentFragment>;

interface ConsentSectionProps {
  number: number;
  consent: MarketingConsent;
}

/** Commercial messages: a choice of its own, never ticked beforehand, and no part of the contract. */
export function ConsentSection({ number, consent }: ConsentSectionProps) {
  return (
    <FormSection
      number={number}
      title="Kampanya ve haberler"
      reason="İsteğe bağlı. Sipariş vermek için gerekmez; onayınızı istediğiniz an geri alabilirsiniz."
    >
      <CheckField name="marketingConsent" value={consent.hash}>
        <NewTabLink href={paths.staticPage(consent.slug)}>{consent.title}</NewTabLink> metnini okudum;
        kampanya ve haber iletileri almak istiyorum.
      </CheckField>
    </FormSection>
  );
}
