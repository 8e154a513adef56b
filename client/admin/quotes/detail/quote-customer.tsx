import { Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { formatPhone, phoneHref } from '../../../shop/format';
import { TitledCard } from '../../../ui/layout/titled-card';
import { BreakableAddress, Fact, Facts } from '../../record/facts';

export const QuoteCustomerFragment = graphql(`
  fragment QuoteCustomer on Quote {
    channel
    origin
    buyer {
      name
      email
      phone
      company
    }
    purchaseReferences {
      purchaseOrder
      project
      requisition
    }
  }
`);

type Origin = ResultOf<typeof QuoteCustomerFragment>['origin'];

const ORIGINS: Readonly<Record<Origin, string>> = {
  FORM: 'Teklif sayfası',
  PRODUCT: 'Ürün sayfası',
  CART: 'Sepet',
  WIZARD: 'Ürün sihirbazı',
  TELEPHONE: 'Telefon',
  RENEWAL: 'Yenilenen teklif',
};

/** Who asked, from where, and under what they file it. */
export function QuoteCustomer({ quote }: { quote: FragmentOf<typeof QuoteCustomerFragment> }) {
  const {
    buyer,
    origin,
    channel,
    purchaseReferences: references,
  } = readFragment(QuoteCustomerFragment, quote);
  return (
    <TitledCard title="Müşteri">
      <Facts>
        {buyer ? <BuyerFacts buyer={buyer} /> : <Text color="fg.muted">Kişisel verileri silindi.</Text>}
        <Fact name="Kaynak">{channel === 'PROGRAM' ? 'API' : ORIGINS[origin]}</Fact>
        {references?.purchaseOrder && <Fact name="Sipariş no">{references.purchaseOrder}</Fact>}
        {references?.project && <Fact name="Proje">{references.project}</Fact>}
        {references?.requisition && <Fact name="Talep no">{references.requisition}</Fact>}
      </Facts>
      {buyer && (
        <Link asChild textStyle="small" marginTop="3">
          <RouterLink to={paths.adminQuotes(new URLSearchParams({ arama: buyer.email }))}>
            Bu müşterinin teklifleri
          </RouterLink>
        </Link>
      )}
    </TitledCard>
  );
}

interface Buyer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string | null;
}

function BuyerFacts({ buyer: { name, email, phone, company } }: { buyer: Buyer }) {
  return (
    <>
      <Fact name="Ad" copied={name}>
        {name}
      </Fact>
      {company && (
        <Fact name="Firma" copied={company}>
          {company}
        </Fact>
      )}
      <Fact name="Telefon" copied={phone}>
        <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>
      </Fact>
      <Fact name="E-posta" copied={email}>
        <Link href={`mailto:${email}`} display="inline">
          <BreakableAddress>{email}</BreakableAddress>
        </Link>
      </Fact>
    </>
  );
}
