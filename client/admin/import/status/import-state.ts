import {
  CircleCheck,
  CircleX,
  Eye,
  LoaderCircle,
  type LucideIcon,
  OctagonX,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { graphql, type ResultOf } from '../../../graphql/graphql';

/** Where an import stands. */
export const ImportStateFragment = graphql(`
  fragment ImportState on ImportRun @_unmask {
    status
    result {
      status
    }
  }
`);

export type ImportState = ResultOf<typeof ImportStateFragment>;

interface StateLabel {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly tone: 'info' | 'petrol' | 'success' | 'warning' | 'danger' | 'neutral';
}

const RUNNING: StateLabel = { label: 'İşleniyor', Icon: LoaderCircle, tone: 'info' };
const FAILED: StateLabel = { label: 'Başarısız', Icon: CircleX, tone: 'danger' };

const STATES: Readonly<Record<Exclude<ImportState['status'], 'APPLIED'>, StateLabel>> = {
  PLANNING: { ...RUNNING, label: 'Karşılaştırılıyor' },
  READY: { label: 'Onay bekliyor', Icon: Eye, tone: 'petrol' },
  APPLYING: { ...RUNNING, label: 'Uygulanıyor' },
  CANCELLED: { label: 'Durduruldu', Icon: OctagonX, tone: 'neutral' },
  FAILED,
  UNDOING: { ...RUNNING, label: 'Geri alınıyor' },
  UNDONE: { label: 'Geri alındı', Icon: Undo2, tone: 'info' },
};

/** What an import came to, once it was applied. */
const RESULTS: Readonly<Record<NonNullable<ImportState['result']>['status'], StateLabel>> = {
  COMPLETE: { label: 'Tamamlandı', Icon: CircleCheck, tone: 'success' },
  PARTIAL: { label: 'Kısmen uygulandı', Icon: TriangleAlert, tone: 'warning' },
  FAILED,
};

/** What people call the state of an import. */
export function importStateLabel({ status, result }: ImportState): StateLabel {
  return status === 'APPLIED' ? RESULTS[result?.status ?? 'COMPLETE'] : STATES[status];
}
