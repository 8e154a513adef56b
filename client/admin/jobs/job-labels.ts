import { Ban, CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { thingAddress } from '../navigation/thing-address';
import { type CurrentStaff } from '../session/current-staff';

interface StatusLabel {
  readonly label: string;
  /** Of the tab with those that have it. */
  readonly plural: string;
  /** Under which the address of the list names it. */
  readonly parameter: string;
  readonly Icon: LucideIcon;
  readonly tone: 'warning' | 'info' | 'success' | 'danger' | 'neutral';
}

/** What a job is at, in the order of the tabs. */
export const JOB_STATUSES = {
  RUNNING: { label: 'Çalışıyor', plural: 'Çalışan', parameter: 'calisan', Icon: LoaderCircle, tone: 'info' },
  WAITING: { label: 'Bekliyor', plural: 'Bekleyen', parameter: 'bekleyen', Icon: Clock, tone: 'warning' },
  DONE: { label: 'Bitti', plural: 'Biten', parameter: 'biten', Icon: CircleCheck, tone: 'success' },
  FAILED: { label: 'Başarısız', plural: 'Başarısız', parameter: 'basarisiz', Icon: CircleX, tone: 'danger' },
  CANCELLED: {
    label: 'İptal edildi',
    plural: 'İptal edilen',
    parameter: 'iptal-edilen',
    Icon: Ban,
    tone: 'neutral',
  },
} as const satisfies Record<string, StatusLabel>;

export type JobStatus = keyof typeof JOB_STATUSES;

export const JOB_STATUS_LIST = Object.keys(JOB_STATUSES) as JobStatus[];

/** What a job is at within its work, by the names that its handler gives. */
const STAGES: Readonly<Record<string, string>> = {
  reading: 'Dosya okunuyor',
  comparing: 'Karşılaştırılıyor',
  applying: 'Yazılıyor',
  writing: 'Dosya yazılıyor',
  undoing: 'Geri alınıyor',
  pictures: 'Görseller indiriliyor',
  events: 'Olaylar doğrulanıyor',
  entries: 'Değişiklikler doğrulanıyor',
  rows: 'Görünümler doğrulanıyor',
};

/** Undefined for a part of the work that the panel does not know. */
export const stageLabel = (stage: string | null): string | undefined =>
  stage === null ? undefined : STAGES[stage];

/** The screen of what a job is about; undefined where there is none, or none that this member of staff may see. */
export function subjectAddress(
  { kind, subjectId }: { kind: string; subjectId: string },
  staff: CurrentStaff,
): string | undefined {
  return thingAddress({ kind: kind.startsWith('import-') ? 'import' : kind, id: subjectId }, staff);
}
