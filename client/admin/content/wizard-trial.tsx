import { Button, Card, Flex, Input, List, Span, Stack, Text } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useQuery } from 'urql';
import { refusalOf } from '../../graphql/refusal';
import { WIZARD_LABELS } from '../../shop/wizard-labels';
import { WizardEvidenceQuery } from './content.query';

const LABELS: Readonly<Record<string, string>> = {
  ...WIZARD_LABELS.application,
  ...WIZARD_LABELS.materials,
  ...WIZARD_LABELS.features,
};

/** Tries the saved words on one product: which answers it fits, and by which of its own words. */
export function WizardTrial() {
  const [sku, setSku] = useState('');
  const [asked, setAsked] = useState('');
  const [{ data, error, fetching }, ask] = useQuery({
    query: WizardEvidenceQuery,
    variables: { sku: asked },
    pause: asked === '',
    requestPolicy: 'network-only',
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Asked once more, the terms may be others by now.
    if (sku.trim() === asked) ask({ requestPolicy: 'network-only' });
    else setAsked(sku.trim());
  };
  const found = data?.wizardEvidence;
  return (
    <Card.Root as="section" maxWidth="60rem" aria-labelledby="wizard-trial">
      <Card.Header>
        <Card.Title id="wizard-trial">Bir üründe deneyin</Card.Title>
      </Card.Header>
      <Card.Body>
        <Stack gap="3">
          <form onSubmit={submit}>
            <Flex gap="2" align="end" wrap="wrap">
              <Stack gap="1" flex="1 1 14rem">
                <label htmlFor="wizard-trial-sku">Stok kodu</label>
                <Input
                  id="wizard-trial-sku"
                  value={sku}
                  onChange={({ target }) => setSku(target.value)}
                  autoComplete="off"
                  maxLength={200}
                />
              </Stack>
              <Button type="submit" variant="outline" loading={fetching} disabled={sku.trim() === ''}>
                Hangi yanıtlara uyar?
              </Button>
            </Flex>
          </form>
          <div role="status">
            {error && !fetching && <Text color="danger.fg">{refusalOf(error).message}</Text>}
            {found && !fetching && found.length === 0 && (
              <Text>
                Hiçbir yanıta uymuyor; sihirbaz bu ürünü yalnızca «Diğer» ve «Fark etmez» ile bulur.
              </Text>
            )}
            {found && !fetching && found.length > 0 && (
              <List.Root variant="plain" gap="1">
                {found.map(({ answer, text }) => (
                  <List.Item key={answer}>
                    <Span fontWeight="medium">{LABELS[answer] ?? answer}</Span>: «{text}»
                  </List.Item>
                ))}
              </List.Root>
            )}
          </div>
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
