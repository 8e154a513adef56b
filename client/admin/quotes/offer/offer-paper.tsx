import { Button, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { isComplete, offerOf, type OfferValues } from './offer-values';

/** The PDF of the offer as it is written now, before anybody gets it. */
export function OfferPaper({ quoteId, number }: { quoteId: string; number: string }) {
  const { getValues } = useFormContext<OfferValues>();
  const isReady = isComplete(useWatch<OfferValues>() as OfferValues);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const print = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(await download(quoteId, number, getValues()));
    setIsBusy(false);
  };
  return (
    <>
      <Button
        variant="outline"
        disabled={!isReady}
        aria-busy={isBusy || undefined}
        onClick={() => void print()}
      >
        <Icon of={FileText} size={18} />
        {isBusy ? 'Hazırlanıyor...' : 'PDF ön izleme'}
      </Button>
      <Text role="alert" textStyle="small" color="danger.fg" _empty={{ display: 'none' }}>
        {problem}
      </Text>
    </>
  );
}

/** @returns what went wrong; empty when the file was saved */
async function download(quoteId: string, number: string, values: OfferValues): Promise<string> {
  try {
    const response = await fetch(paths.adminQuoteDraftPdf(quoteId), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(offerOf(values)),
    });
    if (!response.ok) return ((await response.json()) as { message?: string }).message ?? FAILED;
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = `teklif-${number}-taslak.pdf`;
    link.click();
    URL.revokeObjectURL(address);
    return '';
  } catch {
    return FAILED;
  }
}

const FAILED = 'PDF hazırlanamadı; yeniden deneyin.';
