import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { agreedText, type ConsentText } from '../../consents/consent-text';
import { type VariablesOf } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { QUOTE_FILES } from '../../../shop/upload-routes';
import { type RequestDraft, useDraft } from './use-draft';
import { RequestQuoteMutation, type SentRequest } from './request-quote';
import { isShown } from './request-errors';
import { missingIn, type RequestErrors, requestInput } from './request-values';
import { goneFiles, goneText, STILL_UPLOADING } from '../../../ui/files/sent-files';

type RequestInput = VariablesOf<typeof RequestQuoteMutation>['input'];

/** How a request came about. */
export interface RequestOrigin {
  readonly origin: NonNullable<RequestInput['origin']>;
  /** What else is known of the need. */
  readonly answers?: NonNullable<RequestInput['answers']>;
}

interface RequestFormOptions extends RequestOrigin {
  readonly draft: RequestDraft;
  /** The text about commercial messages; nobody is asked without one. */
  readonly consent?: ConsentText | undefined;
  /** After each change, to be found again after a reload. */
  readonly onChange?: (draft: RequestDraft) => void;
  readonly onSent: (sent: SentRequest) => void;
}

/** A request while it is written: what is in it, what is wrong with it, and how it is sent, once. */
export function useRequestForm(options: RequestFormOptions) {
  const { draft: first, consent, origin, answers, onChange, onSent } = options;
  const client = useClient();
  const [errors, setErrors] = useState<RequestErrors>({});
  const [message, setMessage] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const { draft, change, changes, requestKey } = useDraft({ first, onChange, setErrors });
  const secondsOpen = useSecondsOpen();

  const send = async (website: string): Promise<RequestErrors> => {
    if (isSending) return {};
    if (isUploading) {
      setMessage(STILL_UPLOADING);
      return {};
    }
    const missing = missingIn(draft.texts, draft.lines);
    setErrors(missing);
    setMessage('');
    if (Object.keys(missing).length > 0) return missing;
    setIsSending(true);
    const agreed = agreedText(consent, draft.agreedTo ?? '');
    const input = requestInput(draft.texts, draft.lines, {
      website,
      origin,
      answers,
      idempotencyKey: requestKey(),
      files: draft.files.map(({ id }) => id),
      ...(agreed && { marketingConsent: agreed }),
      filledInSeconds: secondsOpen(),
    });
    const { data, error } = await client.mutation(RequestQuoteMutation, { input }).toPromise();
    setIsSending(false);
    if (data) {
      onSent(data.requestQuote);
      return {};
    }
    const { fields, code, details, ...refused } = refusal(error);
    setErrors(fields);
    setMessage(textOf({ ...refused, fields }, draft.lines.length));
    if (code === QUOTE_FILES.goneCode) {
      const gone = goneFiles(draft.files, details);
      change(({ files }) => ({ files: files.filter(({ id }) => gone.every((file) => file.id !== id)) }));
      setMessage(goneText(gone));
    }
    return fields;
  };

  return {
    draft,
    consent,
    errors,
    message,
    isSending,
    send,
    ...changes,
    noteUploading: (is: boolean) => {
      setIsUploading(is);
      setMessage((before) => (before === STILL_UPLOADING ? '' : before));
    },
  };
}

/** How long a form has been shown, in whole seconds. */
function useSecondsOpen(): () => number {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);
  return () => Math.floor((Date.now() - openedAt.current) / 1000);
}

export type RequestForm = ReturnType<typeof useRequestForm>;

/** What is said of the request as a whole: what has no place in the form. */
function textOf({ fields, message }: { fields: RequestErrors; message: string }, lineCount: number): string {
  const paths = Object.keys(fields);
  const hidden = paths.filter((path) => !isShown(path, lineCount));
  if (paths.length > 0 && hidden.length === 0) return '';
  return [message, ...hidden.map((path) => fields[path])].join(' ');
}

function refusal(error: Parameters<typeof refusalOf>[0] | undefined) {
  return error
    ? refusalOf(error)
    : { code: 'INTERNAL', fields: {}, details: {}, message: 'Gönderilemedi; yeniden deneyin.' };
}
