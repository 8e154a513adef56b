import { Card, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useQuery } from 'urql';
import { formatCount } from '../../shop/format';
import { WIZARD_LABELS } from '../../shop/wizard-labels';
import { ErrorState } from '../../ui/feedback/error-state';
import { WizardUsageQuery } from './content.query';

const QUESTIONS = {
  CATEGORY: 'Kategori',
  APPLICATION: 'Uygulama',
  CAPACITY: 'Kapasite',
  BUDGET: 'Bütçe',
  MATERIALS: 'Malzeme',
  FEATURES: 'Özellikler',
  QUANTITY: 'Adet',
} as const;

const ANSWERS: Readonly<Record<string, string>> = {
  ...WIZARD_LABELS.application,
  ...WIZARD_LABELS.materials,
  ...WIZARD_LABELS.features,
  heat_exchangers: 'Isı Değiştiricileri',
  boilers: 'Boylerler',
  pumps: 'Pompalar',
  valves: 'Vanalar',
  filters: 'Filtreler',
  up_to_10000: '0 – 10.000 ₺',
  up_to_25000: '10.000 – 25.000 ₺',
  up_to_50000: '25.000 – 50.000 ₺',
  from_50000: '50.000 ₺ ve üzeri',
  other: 'Diğer',
  given: 'Yazıldı',
  indifferent: 'Fark etmez',
};

/** What visitors who went on to the results answered in the last thirty days. */
export function WizardUsage() {
  const [{ data, error, fetching }, ask] = useQuery({ query: WizardUsageQuery });
  const counts = data?.wizardUsage;
  return (
    <Card.Root as="section" maxWidth="60rem" aria-labelledby="wizard-usage">
      <Card.Header>
        <Card.Title id="wizard-usage">Son 30 günün yanıtları</Card.Title>
      </Card.Header>
      <Card.Body>
        {!counts && error && !fetching && (
          <ErrorState title="Yanıtlar yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
        )}
        {!counts && (fetching || !error) && <Skeleton height="24" />}
        {counts?.length === 0 && <Text color="fg.muted">Henüz kimse sonuçlara kadar gitmedi.</Text>}
        {counts && counts.length > 0 && (
          <SimpleGrid minChildWidth="14rem" gap="5">
            {Object.entries(QUESTIONS).map(([question, label]) => {
              const own = counts.filter((one) => one.question === question);
              if (own.length === 0) return null;
              return (
                <Stack key={question} gap="1">
                  <Text fontWeight="medium">{label}</Text>
                  {own.map(({ answer, count }) => (
                    <Text
                      key={answer}
                      textStyle="small"
                      display="flex"
                      justifyContent="space-between"
                      gap="3"
                    >
                      <span>{ANSWERS[answer] ?? answer}</span>
                      <span>{formatCount(count)}</span>
                    </Text>
                  ))}
                </Stack>
              );
            })}
          </SimpleGrid>
        )}
      </Card.Body>
    </Card.Root>
  );
}
