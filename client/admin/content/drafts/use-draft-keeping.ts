import { type SubmitEvent, useRef, useState } from 'react';
import { type FieldValues } from 'react-hook-form';
import { toaster } from '../../../ui/feedback/toaster';
import { type FormErrors } from '../../../ui/form/form-errors';
import { type ContentRecord } from '../content-record';
import { type DraftState } from './use-content-draft';

type Submit = (event: SubmitEvent<HTMLFormElement>) => void;

interface DraftedForm<Values extends FieldValues> {
  record: ContentRecord<Values>;
  drafts: DraftState;
  /** The draft that is being edited. */
  opened: { readonly version: number } | undefined;
  onKept: () => void;
}

export interface DraftKeeping {
  /** Sends the form so that it is kept as a draft. */
  readonly ask: (form: HTMLFormElement | null) => void;
  /** The same in place of a draft of somebody else, once that was asked. */
  readonly replace: (form: HTMLFormElement | null) => void;
  readonly giveUpReplacing: () => void;
  /** Whether there is another draft, and it has to be asked about. */
  readonly asks: boolean;
  /** What sends the form, knowing why. */
  readonly submit: (submit: Submit) => Submit;
  /** Whether what is being sent is to be kept as a draft. */
  readonly isAsked: () => boolean;
  /** Resolves with what was refused, with nothing in it once the draft is kept. */
  readonly keep: (document: unknown, basedOn: number) => Promise<FormErrors>;
}

/** A second way to send a form: as a draft, which nobody sees and which never silently takes the place of another one. */
export function useDraftKeeping<Values extends FieldValues>({
  record,
  drafts: { draft, readAgain, save },
  opened,
  onKept,
}: DraftedForm<Values>): DraftKeeping {
  const [asks, setAsks] = useState(false);
  const pressed = useRef<'keep' | 'replace'>(undefined);
  const sent = useRef<'keep' | 'replace'>(undefined);
  const press = (how: 'keep' | 'replace') => (form: HTMLFormElement | null) => {
    pressed.current = how;
    // The event comes before this returns.
    form?.requestSubmit();
  };
  const keep: DraftKeeping['keep'] = async (document, basedOn) => {
    if (!draft) return {};
    const isAnother = draft.exists && draft.version !== opened?.version;
    if (isAnother && sent.current !== 'replace') {
      setAsks(true);
      return {};
    }
    const refusal = await save(document, basedOn, draft.version);
    if (refusal?.code === 'VERSION_CONFLICT') {
      readAgain();
      setAsks(true);
      return {};
    }
    if (refusal) return record.errorsOf(refusal);
    toaster.success({
      title: 'Taslak kaydedildi',
      description:
        draft.publishAt === null
          ? 'Ziyaretçiler yayındaki içeriği görmeye devam eder.'
          : 'Yayın zamanı kaldırıldı; yeni hâlini yeniden zamanlayın.',
    });
    onKept();
    return {};
  };
  return {
    ask: press('keep'),
    replace: (form) => {
      setAsks(false);
      press('replace')(form);
    },
    giveUpReplacing: () => setAsks(false),
    asks,
    submit: (submit) => (event) => {
      sent.current = pressed.current;
      pressed.current = undefined;
      submit(event);
    },
    isAsked: () => sent.current !== undefined,
    keep,
  };
}
