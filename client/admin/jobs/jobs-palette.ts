import { CircleX, LoaderCircle, MailX } from 'lucide-react';
import { paths } from '../../paths';
import { type PaletteSource } from '../palette/palette-source';
import { ANY_KIND, writeJobsState } from './jobs-state';

/** What is found of jobs: the lists that are asked for most. */
export const jobsPalette: PaletteSource = {
  actions: [
    {
      id: 'isler-calisan',
      icon: LoaderCircle,
      title: 'Çalışan işler',
      keywords: 'arka plan içe aktarma ilerleme',
      to: paths.adminJobs(writeJobsState({ status: 'RUNNING', kind: ANY_KIND, page: 1 })),
    },
    {
      id: 'isler-basarisiz',
      icon: CircleX,
      title: 'Başarısız işler',
      keywords: 'hata arka plan yeniden dene',
      to: paths.adminJobs(writeJobsState({ status: 'FAILED', kind: ANY_KIND, page: 1 })),
    },
    {
      id: 'isler-gonderilemeyen',
      icon: MailX,
      title: 'Gönderilemeyen e-postalar',
      keywords: 'hata bildirim yeniden gönder',
      to: paths.adminFailedSideEffects(),
    },
  ],
};
