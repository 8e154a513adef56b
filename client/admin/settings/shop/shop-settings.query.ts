import { type Client } from '@urql/core';
import { graphql, type ResultOf, type VariablesOf } from '../../../graphql/graphql';
import { prefetch } from '../../navigation/prefetch';
import { RecordChangeFragment } from '../../record/record';

/** The settings by the names of their document, which the history has, too. */
export const ShopSettingsFragment = graphql(`
  fragment ShopSettings on AdminSettings @_unmask {
    version
    siteName
    legalName
    siteDescription
    contactEmail
    otherEmails
    contactPhone
    otherPhones
    whatsappNumber
    address
    workingHours {
      days
      opens
      closes
    }
    specialDays {
      first
      last
      name
      hours
    }
    freeShipping {
      enabled
      thresholdKurus: threshold
    }
    shippingFeeKurus: shippingFee
    taxRateBasisPoints: taxRate
    stockControl
    lowStockThreshold
    withdrawalDays
    orderLimits {
      unitsPerProduct
      units
      subtotalKurus: subtotal
    }
    openOrders {
      stockPercent
      totalKurus: total
      cashDueDays
    }
    transferPayment {
      dueDays
      cancelsUnpaid
    }
    carriers {
      name
      trackingAddress
      taxNumber
    }
    paymentMethods {
      method
      enabled
      description
      instructions
    }
    bankAccounts {
      bank
      holder
      iban
    }
    taxOffice
    taxNumber
    mersisNumber
    kepAddress
    etbisAddress
    seo {
      title
      description
      keywords
    }
  }
`);

export const ShopSettingsQuery = graphql(
  `
    query ShopSettings {
      adminSettings {
        ...ShopSettings
      }
      adminSettingsHistory(take: 100) {
        ...RecordChange
      }
    }
  `,
  [ShopSettingsFragment, RecordChangeFragment],
);

export const UpdateSettingsMutation = graphql(
  `
    mutation UpdateSettings($input: UpdateSettingsInput!) {
      updateSettings(input: $input) {
        ...ShopSettings
      }
    }
  `,
  [ShopSettingsFragment],
);

export type ShopSettings = ResultOf<typeof ShopSettingsFragment>;
export type SettingsInput = VariablesOf<typeof UpdateSettingsMutation>['input']['settings'];

/** Asks for the settings, for the screen to find. */
export function prefetchShopSettings(client: Client): Promise<null> {
  return prefetch(client, ShopSettingsQuery, {});
}
