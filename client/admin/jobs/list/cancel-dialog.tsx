import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { toaster } from '../../../ui/feedback/toaster';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { jobKindName } from '../../notices/job-names';
import { CancelJobMutation, type JobRow } from './jobs.query';

interface CancelDialogProps {
  /** Nothing is asked without one. */
  job: JobRow | undefined;
  onClose: () => void;
}

/** Asks once more before a job ends. */
export function CancelDialog({ job, onClose }: CancelDialogProps) {
  const [{ fetching }, cancel] = useMutation(CancelJobMutation);
  const confirm = async ({ id }: JobRow) => {
    const { error } = await cancel({ id });
    if (error) toaster.error({ title: 'İş iptal edilemedi', description: refusalOf(error).message });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={job !== undefined}
      isDangerous
      isBusy={fetching}
      title={job ? `${jobKindName(job.kind)} iptal edilsin mi?` : ''}
      confirmLabel="İşi iptal et"
      onConfirm={() => job && void confirm(job)}
      onClose={onClose}
    >
      Şimdiye kadar yapılanlar kalır, geri kalanı yapılmaz.
    </ConfirmDialog>
  );
}
