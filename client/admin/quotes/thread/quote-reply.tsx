import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from 'urql';
import { QUOTE_FILES } from '../../../shop/upload-routes';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { useAttemptKey } from '../../../ui/form/use-attempt-key';
import { FileField } from '../../../ui/files/file-field';
import { useSentFiles } from '../../../ui/files/use-sent-files';
import { TextForm } from './text-form';

export const ReplyToQuoteMutation = graphql(`
  mutation ReplyToQuote($input: ReplyToQuoteInput!) {
    replyToQuote(input: $input) {
      id
      version
    }
  }
`);

interface QuoteReplyProps {
  quoteId: string;
  /** Whether something is typed or uploaded that was not sent. */
  onDirty: (isDirty: boolean) => void;
  onSent: () => void;
}

/** Writes to the buyer, with files; sent again after a lost answer it is written once. */
export function QuoteReply({ quoteId, onDirty, onSent }: QuoteReplyProps) {
  const [, reply] = useMutation(ReplyToQuoteMutation);
  const files = useSentFiles(QUOTE_FILES);
  const [isTyped, setIsTyped] = useState(false);
  const attempt = useAttemptKey();
  const isDirty = isTyped || files.ids.length > 0;
  const reportDirty = useEffectEvent((is: boolean) => onDirty(is));
  useEffect(() => reportDirty(isDirty), [isDirty]);
  const send = async (message: string) => {
    if (files.waiting) return files.waiting;
    const input = { id: quoteId, message, files: files.ids };
    const { error } = await reply({ input: { ...input, idempotencyKey: attempt.keyOf(input) } });
    if (error) return files.refused(refusalOf(error));
    attempt.forget();
    files.forget();
    onSent();
    return undefined;
  };
  return (
    <TextForm
      label="Yanıt"
      fieldLabel="Müşteriye yanıt"
      hint="E-postayla da gönderilir."
      required="Yanıtı yazın."
      button="Yanıtla"
      busyLabel="Gönderiliyor..."
      shortcut="r"
      onDirty={setIsTyped}
      send={send}
    >
      <FileField {...files.field} />
    </TextForm>
  );
}
