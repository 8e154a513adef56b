import { paths } from '../../paths';

/** A picture as the shop stores it. */
export interface UploadedPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly darkId: string | null;
}

export interface UploadedDocument {
  readonly id: string;
  readonly bytes: number;
}

/** One kind of file that staff upload while they fill in a form. */
export interface UploadKind<Answer> {
  readonly address: string;
  /** Types to choose from, as file dialogs know them. */
  readonly accept: string;
  /** Why a file is not even sent; undefined for one that the server may judge. */
  readonly problemOf: (file: File) => string | undefined;
  readonly read: (body: Readonly<Record<string, unknown>>) => Answer | undefined;
}

export const MAX_PICTURE_BYTES = 5_242_880;
const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
const NO_PICTURE = 'Lütfen sadece resim dosyası yükleyin.';
const PICTURE_TOO_LARGE = "Dosya boyutu 5MB'dan küçük olmalıdır.";

export const PICTURES: UploadKind<UploadedPicture> = {
  address: paths.adminPictureUpload(),
  accept: 'image/*',
  problemOf: ({ type, size }) => {
    // A type that the system does not know is left to the server, which looks at the bytes.
    if (type !== '' && !type.startsWith('image/')) return NO_PICTURE;
    return size > MAX_PICTURE_BYTES ? PICTURE_TOO_LARGE : undefined;
  },
  read: ({ id, width, height, darkId }) =>
    typeof id === 'string' && typeof width === 'number' && typeof height === 'number'
      ? { id, width, height, darkId: typeof darkId === 'string' ? darkId : null }
      : undefined,
};

/** The same of a page, for those who write it. */
export const PAGE_PICTURES: UploadKind<UploadedPicture> = {
  ...PICTURES,
  address: paths.adminContentPicture(),
};

/** The same as the variant of a picture for dark grounds. */
export const darkTwinOf = (pictureId: string): UploadKind<UploadedPicture> => ({
  ...PICTURES,
  address: paths.adminPictureUpload(pictureId),
});

export const DOCUMENTS: UploadKind<UploadedDocument> = {
  address: paths.adminDocumentUpload(),
  accept: 'application/pdf',
  problemOf: ({ type, size }) => {
    if (type !== '' && type !== 'application/pdf') return 'Lütfen PDF dosyası yükleyin.';
    return size > MAX_DOCUMENT_BYTES ? 'Belge en fazla 20 MB olabilir.' : undefined;
  },
  read: ({ id, bytes }) => (typeof id === 'string' && typeof bytes === 'number' ? { id, bytes } : undefined),
};
