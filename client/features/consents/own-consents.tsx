import { Skeleton, Stack, Switch, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { paths } from '../../paths';
import { formatDate } from '../../shop/format';
import { ErrorState } from '../../ui/feedback/error-state';
import { toaster } from '../../ui/feedback/toaster';
import { FormSection } from '../../ui/form/form-section';
import { NewTabLink } from '../../ui/form/new-tab-link';
import { agreedText, useConsentText } from './consent-text';

const ConsentFragment = graphql(`
  fragment OwnConsent on Consent @_unmask {
    purpose
    channel
    isGranted
    source
    recordedAt
    textVersion
  }
`);

export const OwnConsentsQuery = graphql(
  `
    query OwnConsents {
      myConsents {
        ...OwnConsent
      }
    }
  `,
  [ConsentFragment],
);

export const SetConsentMutation = graphql(
  `
    mutation SetConsent($input: SetConsentInput!) {
      setConsent(input: $input) {
        ...OwnConsent
      }
    }
  `,
  [ConsentFragment],
);

type OwnConsent = ResultOf<typeof ConsentFragment>;

const CHANNELS: Readonly<Record<OwnConsent['channel'], string>> = {
  EMAIL: 'E-posta',
  SMS: 'SMS',
  CALL: 'Arama',
};

const SOURCES: Readonly<Record<NonNullable<OwnConsent['source']>, string>> = {
  REGISTRATION: 'kayıt formu',
  CHECKOUT: 'sipariş formu',
  PROFILE: 'hesap ayarları',
  QUOTE: 'teklif talebi',
};

/** Since when, from where and to which text: «12 Mart 2026, hesap ayarları, metin sürümü 3». */
function origin({ isGranted, recordedAt, source, textVersion }: OwnConsent): string {
  if (recordedAt === null || source === null) return 'İzin verilmedi';
  const parts = [formatDate(recordedAt), SOURCES[source]];
  if (textVersion !== null) parts.push(`metin sürümü ${String(textVersion)}`);
  return `${isGranted ? 'İzin verildi' : 'Geri çekildi'}: ${parts.join(', ')}`;
}

/** Which channels commercial messages may take; each is saved as it is switched. */
export function OwnConsents() {
  const [{ data, error, fetching }, ask] = useQuery({ query: OwnConsentsQuery });
  const [, setConsent] = useMutation(SetConsentMutation);
  const [changing, setChanging] = useState<Pick<OwnConsent, 'channel' | 'isGranted'>>();
  const [failures, setFailures] = useState(0);
  const text = useConsentText();
  const consents = data?.myConsents;
  const change = async ({ purpose, channel }: OwnConsent, isGranted: boolean) => {
    if (changing) return;
    setChanging({ channel, isGranted });
    const agreed = isGranted && text ? agreedText(text, text.hash) : null;
    const { error: refused } = await setConsent({ input: { purpose, channel, isGranted, text: agreed } });
    setChanging(undefined);
    if (!refused) return;
    // The box in the browser keeps what was pressed; a new one shows what holds.
    setFailures((count) => count + 1);
    toaster.error({ title: 'İzin kaydedilemedi', description: refusalOf(refused).message });
  };
  return (
    <FormSection
      anchor="izinler"
      title="İletişim izinleri"
      reason={
        <>
          Her izin tarihi, kaynağı ve metin sürümüyle saklanır; istediğiniz an geri çekebilirsiniz. Sipariş ve
          teklif bildirimleri işlemin parçasıdır, her zaman gelir.
        </>
      }
    >
      {error && !fetching && !consents && (
        <ErrorState title="İzinleriniz yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
      {!consents && fetching && <Skeleton height="24" role="status" aria-label="İzinleriniz yükleniyor" />}
      {consents && (
        <Stack as="fieldset" gap="0" borderWidth="0" minWidth="0">
          <Text as="legend" fontWeight="medium">
            Kampanya ve haberler
          </Text>
          {text && (
            <Text textStyle="small" color="fg.muted">
              Açtığınızda <NewTabLink href={paths.staticPage(text.slug)}>{text.title}</NewTabLink> metnini
              kabul etmiş olursunuz.
            </Text>
          )}
          {consents.map((consent) => (
            <Switch.Root
              key={`${consent.channel} ${String(failures)}`}
              checked={changing?.channel === consent.channel ? changing.isGranted : consent.isGranted}
              disabled={!consent.isGranted && !text}
              width="full"
              justifyContent="space-between"
              flexDirection="row-reverse"
              gap="4"
              paddingBlock="3"
              onCheckedChange={({ checked }) => void change(consent, checked)}
            >
              <Switch.HiddenInput />
              <Switch.Control />
              <Switch.Label flex="1" minWidth="0">
                {CHANNELS[consent.channel]}
                <Text as="span" display="block" textStyle="small" color="fg.muted" fontWeight="normal">
                  {origin(consent)}
                </Text>
              </Switch.Label>
            </Switch.Root>
          ))}
        </Stack>
      )}
    </FormSection>
  );
}
