import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { type ShownRun } from './run-views';

export const CancelImportMutation = graphql(`
  mutation CancelImport($id: ID!) {
    cancelImport(id: $id) {
      id
      status
    }
  }
`);

interface Question {
  /** Of the button, and of the one in the dialog that does it. */
  readonly label: string;
  readonly backLabel?: string;
  readonly title: string;
  readonly text: string;
}

const STOP = { label: 'Durdur', title: 'İşlem durdurulsun mu?' } as const;

const QUESTIONS: Partial<Record<ShownRun['status'], Question>> = {
  PLANNING: { ...STOP, text: 'Katalogda hiçbir şey değişmedi; dosyayı yeniden yükleyebilirsiniz.' },
  APPLYING: {
    ...STOP,
    text: 'O ana kadar yazılan satırlar katalogda kalır; sonra bu sayfadan geri alabilirsiniz.',
  },
  READY: {
    label: 'Dosyadan vazgeç',
    backLabel: 'Geri dön',
    title: 'Bu dosyadan vazgeçilsin mi?',
    text: 'Katalogda hiçbir şey değişmez. Düzeltmeleriniz ve eşlemeleriniz bu dosyayla birlikte bırakılır.',
  },
};

/** Stops what runs, or puts a preview away. Shows nothing where there is nothing to stop. */
export function StopAction({ run }: { run: Pick<ShownRun, 'status'> & { readonly id: string } }) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [{ fetching }, cancel] = useMutation(CancelImportMutation);
  const question = QUESTIONS[run.status];
  const close = () => {
    setIsAsking(false);
    setProblem(undefined);
  };
  const confirm = async () => {
    const { error } = await cancel({ id: run.id });
    if (error) setProblem(refusalOf(error).message);
    else close();
  };
  if (!question) return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        {question.label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question.title}
        confirmLabel={question.label}
        backLabel={question.backLabel}
        isDangerous
        isBusy={fetching}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        {problem !== undefined && (
          <ErrorAlert role="alert">
            <p>{problem}</p>
          </ErrorAlert>
        )}
        {question.text}
      </ConfirmDialog>
    </>
  );
}
