import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { formatCount } from '../../../shop/format';
import { QUOTE_STATUSES, type QuoteStatus } from '../../../shop/quote-labels';
import { toaster } from '../../../ui/feedback/toaster';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { type BulkOutcome, BulkReport } from '../../list/bulk-report';
import { quoteReasonOf, QuoteReasonField } from '../status/quote-status-dialog';
import { type QuoteRow } from './quotes.query';

/** Quotes that are to be given one status. They stay those that were selected while the selection shrinks. */
export interface BulkQuoteChange {
  readonly quotes: readonly QuoteRow[];
  readonly status: QuoteStatus;
}

export const ChangeQuoteStatusesMutation = graphql(`
  mutation ChangeQuoteStatuses($input: ChangeQuoteStatusesInput!) {
    changeQuoteStatuses(input: $input) {
      quoteId
      quote {
        id
        version
        status
      }
      refusal {
        code
        message
        details
      }
    }
  }
`);

interface BulkQuoteStatusDialogProps {
  /** Nothing is asked without one. */
  change: BulkQuoteChange | undefined;
  /** What became of each of them. */
  onReport: (outcomes: readonly BulkOutcome[]) => void;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
}

/** Asks why several quotes get a status, and reports on each of them. */
export function BulkQuoteStatusDialog({ change, finalFocus, ...form }: BulkQuoteStatusDialogProps) {
  return (
    <FormDialog
      isOpen={change !== undefined}
      title={
        change ? `${formatCount(change.quotes.length)} teklif: ${QUOTE_STATUSES[change.status].label}` : ''
      }
      finalFocus={finalFocus}
      onClose={form.onClose}
    >
      {change && <BulkForm {...change} {...form} />}
    </FormDialog>
  );
}

type BulkFormProps = BulkQuoteChange & Pick<BulkQuoteStatusDialogProps, 'onReport' | 'onClose'>;

function BulkForm({ quotes, status, onReport, onClose }: BulkFormProps) {
  const [, change] = useMutation(ChangeQuoteStatusesMutation);
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>();
  const numbers = new Map(quotes.map(({ id, number }) => [id, number]));
  const form = useForm({
    schema: z.object({ reason: quoteReasonOf(status) }),
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const wanted = quotes.map(({ id, version }) => ({ id, expectedVersion: version }));
      const { data, error } = await change({ input: { quotes: wanted, status, reason: reason || null } });
      if (!data) return error && refusalOf(error);
      const results = data.changeQuoteStatuses.map(({ quoteId, refusal }) => ({ id: quoteId, refusal }));
      onReport(results);
      if (results.some(({ refusal }) => refusal)) {
        setOutcomes(results);
        return undefined;
      }
      toaster.success({ title: `${formatCount(results.length)} teklif: ${QUOTE_STATUSES[status].label}` });
      onClose();
      return undefined;
    },
  });
  if (outcomes) {
    return (
      <BulkReport
        noun="teklif"
        outcomes={outcomes}
        nameOf={(id) => numbers.get(id) ?? ''}
        onClose={onClose}
      />
    );
  }
  return (
    <Form form={form} label="Toplu durum değişikliği">
      <Stack gap="4">
        <Text color="fg.muted" overflowWrap="anywhere">
          {quotes.map(({ number }) => number).join(', ')}
        </Text>
        <FormMessage />
        <QuoteReasonField status={status} />
        <DialogActions colorPalette={status === 'REJECTED' ? 'danger' : 'copper'} busyLabel="Kaydediliyor...">
          Durumu kaydet
        </DialogActions>
      </Stack>
    </Form>
  );
}
