import { ErrorAlert } from '../../../ui/feedback/error-alert';

const FAILED = 'Excel dosyası işlenirken hata oluştu: ';

interface FailureBoxProps {
  /** As the server says it, with or without what it begins with. */
  failure: string;
  /** Whether rows were written before. */
  isPartlyApplied: boolean;
}

/** Why a file could not be read or applied, and what is kept. */
export function FailureBox({ failure, isPartlyApplied }: FailureBoxProps) {
  return (
    <ErrorAlert title={failure.startsWith(FAILED) ? failure : FAILED + failure}>
      <p>
        {isPartlyApplied
          ? 'Hatadan önce yazılan satırlar duruyor; isterseniz geri alabilirsiniz.'
          : 'Katalogda hiçbir şey değişmedi. Dosyayı düzeltip yeniden yükleyebilirsiniz.'}
      </p>
    </ErrorAlert>
  );
}
