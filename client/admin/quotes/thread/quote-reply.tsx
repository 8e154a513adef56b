import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from 'urql';
import { FileField } from '../../../features/quotes/asking/file-field';
import {
  goneFiles,
  goneText,
  STILL_UPLOADING,
  type UploadedFile,
} from '../../../features/quotes/asking/upload-file';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { useAttemptKey } from '../../../ui/form/use-attempt-key';
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
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [isUploading, setIsUploading] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const attempt = useAttemptKey();
  const isDirty = isTyped || files.length > 0;
  const reportDirty = useEffectEvent((is: boolean) => onDirty(is));
  useEffect(() => reportDirty(isDirty), [isDirty]);
  const without = (left: readonly UploadedFile[]) => (now: readonly UploadedFile[]) =>
    now.filter(({ id }) => left.every((file) => file.id !== id));
  const send = async (message: string) => {
    if (isUploading) return { message: STILL_UPLOADING };
    const input = { id: quoteId, message, files: files.map(({ id }) => id) };
    const { error } = await reply({ input: { ...input, idempotencyKey: attempt.keyOf(input) } });
    if (!error) {
      attempt.forget();
      setFiles(without(files));
      onSent();
      return undefined;
    }
    const refusal = refusalOf(error);
    if (refusal.code !== 'QUOTE_FILE_GONE') return refusal;
    const gone = goneFiles(files, refusal.details);
    setFiles(without(gone));
    return { message: goneText(gone) };
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
      <FileField
        files={files}
        onAdd={(added) => setFiles((now) => [...now, ...added])}
        onRemove={(removed) => setFiles(without([removed]))}
        onUploading={setIsUploading}
      />
    </TextForm>
  );
}
