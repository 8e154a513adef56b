import { useState } from 'react';
import { type Refusal } from '../../graphql/refusal';
import { type UploadedFile } from '../../shop/send-file';
import { type UploadRoute } from '../../shop/upload-routes';
import { goneFiles, goneText, STILL_UPLOADING } from './sent-files';

/** Files that are uploaded beside a text and sent with it. */
export function useSentFiles({ address, goneCode }: UploadRoute) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [isUploading, setIsUploading] = useState(false);
  const [sendings, setSendings] = useState(0);
  const remove = (left: readonly UploadedFile[]) =>
    setFiles((now) => now.filter(({ id }) => left.every((file) => file.id !== id)));
  return {
    files,
    ids: files.map(({ id }) => id),
    /** Says why nothing can be sent yet. */
    waiting: isUploading ? { message: STILL_UPLOADING } : undefined,
    /** Once they were sent: one that was added meanwhile waits for the next text. */
    forget: () => {
      remove(files);
      setSendings((before) => before + 1);
    },
    /** What is said of a refusal; files that are gone are taken out. */
    refused: (refusal: Refusal): Partial<Refusal> & { message: string } => {
      if (refusal.code !== goneCode) return refusal;
      const gone = goneFiles(files, refusal.details);
      remove(gone);
      return { message: goneText(gone) };
    },
    /** Of the `FileField`. */
    field: {
      address,
      files,
      sendings,
      onAdd: (added: readonly UploadedFile[]) => setFiles((now) => [...now, ...added]),
      onRemove: (file: UploadedFile) => remove([file]),
      onUploading: setIsUploading,
    },
  };
}
