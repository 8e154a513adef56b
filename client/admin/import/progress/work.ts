/** What is done with a file, in a sentence, and what then has been done with its rows. */
export interface Work {
  /** «Dosya işleniyor...» */
  readonly title: string;
  /** «okundu», of rows whose number nobody knows yet. */
  readonly done: string;
}

const READING: Work = { title: 'Dosya işleniyor...', done: 'okundu' };

const WORKS: Readonly<Record<string, Work>> = {
  APPLYING: { ...READING, done: 'uygulandı' },
  UNDOING: { title: 'Geri alınıyor...', done: 'geri alındı' },
};

/** What is done with the file of an import that runs. */
export const workOf = (status: string): Work => WORKS[status] ?? READING;
