import { graphql, type ResultOf } from '../../graphql/graphql';
import { ThemedPictureFragment } from '../../ui/media/picture';

const GrowthFragment = graphql(`
  fragment DashboardGrowth on Growth @_unmask {
    current
    previous
    days
  }
`);

/** One query for each permission: what somebody may not see is not asked for. */
export const OrderFiguresQuery = graphql(
  `
    query DashboardOrders {
      adminOrderGrowth {
        ...DashboardGrowth
      }
      adminOrderCounts {
        total
        isTotalExact
        byStatus {
          status
          count
          isCountExact
        }
      }
      overdue: adminOrderCounts(filter: { isPaymentOverdue: true }) {
        total
        isTotalExact
      }
      noticed: adminOrderCounts(filter: { hasOpenPaymentNotice: true }) {
        total
        isTotalExact
      }
      withdrawn: adminOrderCounts(filter: { hasOpenWithdrawal: true }) {
        total
        isTotalExact
      }
    }
  `,
  [GrowthFragment],
);

export const SalesQuery = graphql(`
  query DashboardSales($period: FigurePeriod!) {
    adminOrderFigures(period: $period) {
      current {
        from
        to
        orders
        cancelled
        revenue
        steps {
          from
          to
          orders
          revenue
        }
      }
      previous {
        from
        to
        orders
        cancelled
        revenue
        steps {
          revenue
        }
      }
    }
  }
`);

export type Sales = ResultOf<typeof SalesQuery>['adminOrderFigures'];

export const BestSellersQuery = graphql(`
  query DashboardBestSellers {
    adminBestSellers {
      productId
      name
      sku
      orders
      revenue
    }
  }
`);

export const QuoteFiguresQuery = graphql(`
  query DashboardQuotes($from: DateTime!) {
    lately: adminQuoteCounts(filter: { createdFrom: $from }) {
      total
      isTotalExact
      byStatus {
        status
        count
        isCountExact
      }
    }
    waiting: adminQuoteCounts(filter: { isOverdue: true }) {
      total
      isTotalExact
    }
    adminLostQuotes {
      reason
      quotes
    }
  }
`);

export const MessageFiguresQuery = graphql(
  `
    query DashboardMessages {
      adminMessageGrowth {
        ...DashboardGrowth
      }
      unread: adminMessageCounts(filter: { statuses: [NEW] }) {
        total
        isTotalExact
      }
      waiting: adminMessageCounts(filter: { isOverdue: true }) {
        total
        isTotalExact
      }
    }
  `,
  [GrowthFragment],
);

export const UserFiguresQuery = graphql(
  `
    query DashboardUsers {
      adminUserGrowth {
        ...DashboardGrowth
      }
      adminUsers(take: 0) {
        total
        isTotalExact
      }
    }
  `,
  [GrowthFragment],
);

export const ProductFiguresQuery = graphql(
  `
    query DashboardProducts($gaps: [ProductGap!]!) {
      adminProductGrowth {
        ...DashboardGrowth
      }
      all: adminProducts(take: 0) {
        total
        isTotalExact
      }
      low: adminProducts(filter: { stocks: [LOW, NONE] }, sort: LOWEST_STOCK, take: 5) {
        total
        isTotalExact
        items {
          id
          name
          sku
          unit
          stockQuantity
          picture {
            ...ThemedPicture
          }
        }
      }
      soldOut: adminProducts(filter: { stocks: [NONE] }, take: 0) {
        total
        isTotalExact
      }
      incomplete: adminProducts(filter: { gaps: $gaps }, take: 0) {
        total
        isTotalExact
      }
      adminMissedSearches {
        text
        searches
        lastOn
      }
    }
  `,
  [GrowthFragment, ThemedPictureFragment],
);

export const ActivityQuery = graphql(`
  query DashboardActivity {
    adminActivity {
      id
      type
      at
      subjectId
      label
      person
      status
      count
      actor {
        kind
        name
      }
    }
  }
`);

export type Activity = ResultOf<typeof ActivityQuery>['adminActivity'][number];

export const SiteFactsQuery = graphql(`
  query DashboardSite {
    siteSettings {
      siteName
      contactEmail
      contactPhone
      freeShippingThreshold
    }
  }
`);
