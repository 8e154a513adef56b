/** Where files are uploaded that go with a text, and what the server says of those that are gone. */
export interface UploadRoute {
  readonly address: string;
  readonly goneCode: string;
}

export const QUOTE_FILES: UploadRoute = { address: '/teklif-dosyasi', goneCode: 'QUOTE_FILE_GONE' };
export const MESSAGE_FILES: UploadRoute = { address: '/mesaj-dosyasi', goneCode: 'MESSAGE_FILE_GONE' };
