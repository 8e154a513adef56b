import { Card, Container, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, ListChecks, SearchX } from 'lucide-react';
import { ListForm } from '../../features/material-lists/list-form';
import { paths } from '../../paths';
import { DesignProvider } from '../../design/design-provider';
import { Icon } from '../../ui/controls/icon';
import { NeedsScripts } from '../../ui/feedback/needs-scripts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { type PageMeta } from '../screen';

export const MATERIAL_LIST_TITLE = 'Malzeme listesini yükle';
const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: MATERIAL_LIST_TITLE, path: paths.newMaterialList() },
];
const OUTCOMES = [
  {
    icon: CircleCheck,
    color: 'success.fg',
    title: 'Bulundu',
    text: 'Tek ürün tutuyor; neye göre bulunduğu yanında yazar.',
  },
  {
    icon: ListChecks,
    color: 'warning.fg',
    title: 'Seçin',
    text: 'En çok beş aday, her birinin gerekçesiyle.',
  },
  {
    icon: SearchX,
    color: 'danger.fg',
    title: 'Bulunamadı',
    text: 'Satır kaybolmaz; sizin sözcüklerinizle teklife geçer.',
  },
] as const;
const NO_SCRIPTS =
  'Listenin eşleştirilmesi için tarayıcınızda JavaScript açık olmalıdır. Açamıyorsanız listenizi İletişim sayfasındaki e-posta adresine gönderin; teklifini biz hazırlarız.';

export const isPersonal = true;

export function loader(): null {
  return null;
}

export function meta(): PageMeta {
  return {
    title: MATERIAL_LIST_TITLE,
    description:
      'Keşif veya malzeme listenizi yapıştırın ya da dosya olarak yükleyin; bulunanlar sepete, kalanlar teklife gider.',
  };
}

/** Where buyers hand in a list of their own. */
export function Component() {
  return (
    <DesignProvider>
      <Container paddingBottom="10">
        <Breadcrumbs trail={TRAIL} />
        <Heading as="h1" textStyle="h1" paddingTop="4">
          {MATERIAL_LIST_TITLE}
        </Heading>
        <Text textStyle="lead" color="fg.muted" paddingTop="1" paddingBottom="5">
          Keşif, metraj veya kendi listeniz. Bulunanlar sepete, kalanlar yazdığınız gibi teklife gider.
        </Text>
        <NeedsScripts text={NO_SCRIPTS}>
          <ListForm />
        </NeedsScripts>
        <Card.Root marginTop="4">
          <Grid as="ul" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' }}>
            {OUTCOMES.map(({ icon, color, title, text }) => (
              <Grid as="li" key={title} templateColumns="20px minmax(0, 1fr)" gap="3" padding="4">
                <Text as="span" color={color}>
                  <Icon of={icon} size={18} />
                </Text>
                <Stack gap="0.5">
                  <Text fontWeight="semibold">{title}</Text>
                  <Text textStyle="small" color="fg.muted">
                    {text}
                  </Text>
                </Stack>
              </Grid>
            ))}
          </Grid>
        </Card.Root>
      </Container>
    </DesignProvider>
  );
}
