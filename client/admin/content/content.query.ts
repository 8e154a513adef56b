import { graphql } from '../../graphql/graphql';
import { RecordChangeFragment } from '../record/record';

/** The documents by the names that they are stored by, which the history has, too. */
export const HeaderFragment = graphql(`
  fragment HeaderDocument on AdminHeader @_unmask {
    version
    logo {
      text
      subtext
    }
    topBar {
      enabled
      phone
      email
      announcement
    }
    navigation {
      id
      text
      url
      order
    }
  }
`);

export const FooterFragment = graphql(`
  fragment FooterDocument on AdminFooter @_unmask {
    version
    logo {
      text
      subtext
    }
    description
    contact {
      address
      phones
      emails
    }
    social {
      facebook
      twitter
      instagram
      linkedin
    }
    quickLinks {
      id
      text
      url
      order
    }
    legalLinks {
      id
      text
      url
      order
    }
    copyright
  }
`);

export const PageFragment = graphql(`
  fragment PageDocument on AdminPage @_unmask {
    version
    title
    subtitle
    description
    heroImage
    sections {
      id
      title
      content
      items {
        title
        text
      }
      order
    }
    seo {
      title
      description
      keywords
    }
  }
`);

export const HeaderQuery = graphql(
  `
    query AdminHeader {
      document: adminHeader {
        ...HeaderDocument
      }
      history: adminContentHistory(key: HEADER, take: 100) {
        ...RecordChange
      }
    }
  `,
  [HeaderFragment, RecordChangeFragment],
);

export const FooterQuery = graphql(
  `
    query AdminFooter {
      document: adminFooter {
        ...FooterDocument
      }
      history: adminContentHistory(key: FOOTER, take: 100) {
        ...RecordChange
      }
    }
  `,
  [FooterFragment, RecordChangeFragment],
);

export const PageQuery = graphql(
  `
    query AdminPage($key: PageKey!, $content: ContentKey!) {
      document: adminPage(key: $key) {
        ...PageDocument
      }
      history: adminContentHistory(key: $content, take: 100) {
        ...RecordChange
      }
    }
  `,
  [PageFragment, RecordChangeFragment],
);

export const UpdateHeaderMutation = graphql(
  `
    mutation UpdateHeader($input: UpdateHeaderInput!) {
      document: updateHeader(input: $input) {
        ...HeaderDocument
      }
    }
  `,
  [HeaderFragment],
);

export const UpdateFooterMutation = graphql(
  `
    mutation UpdateFooter($input: UpdateFooterInput!) {
      document: updateFooter(input: $input) {
        ...FooterDocument
      }
    }
  `,
  [FooterFragment],
);

export const UpdatePageMutation = graphql(
  `
    mutation UpdatePage($input: UpdatePageInput!) {
      document: updatePage(input: $input) {
        ...PageDocument
      }
    }
  `,
  [PageFragment],
);

export const RestoreContentMutation = graphql(`
  mutation RestoreContent($input: RestoreContentInput!) {
    version: restoreContent(input: $input)
  }
`);

export const WizardDictionaryFragment = graphql(`
  fragment WizardDictionary on AdminWizardDictionary @_unmask {
    version
    keywords {
      id
      terms
    }
  }
`);

export const WizardDictionaryQuery = graphql(
  `
    query AdminWizardDictionary {
      document: adminWizardDictionary {
        ...WizardDictionary
      }
      history: adminContentHistory(key: WIZARD, take: 100) {
        ...RecordChange
      }
    }
  `,
  [WizardDictionaryFragment, RecordChangeFragment],
);

export const UpdateWizardDictionaryMutation = graphql(
  `
    mutation UpdateWizardDictionary($input: UpdateWizardDictionaryInput!) {
      document: updateWizardDictionary(input: $input) {
        ...WizardDictionary
      }
    }
  `,
  [WizardDictionaryFragment],
);

export const WizardEvidenceQuery = graphql(`
  query WizardEvidence($sku: String!) {
    wizardEvidence(sku: $sku) {
      answer
      text
    }
  }
`);

export const WizardUsageQuery = graphql(`
  query WizardUsage {
    wizardUsage {
      question
      answer
      count
    }
  }
`);
