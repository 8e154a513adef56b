/** A paper of the shop as a file. */
export interface PaperFile {
  /** ASCII. */
  name: string;
  pdf: Buffer;
}
