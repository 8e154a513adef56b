import { useEffect, useRef, useState } from 'react';
import { fileProblem } from './file-problem';
import { sendFile } from './send-file';

type Upload =
  | { readonly step: 'none'; readonly problem?: string }
  /** `part` of it was sent, from 0 to 1; at 1 the server looks at it. */
  | { readonly step: 'sending'; readonly fileName: string; readonly part: number };

/**
 * Sends one file at a time, and gives it up when the screen is left.
 *
 * @param onSent with the id of the import it became
 */
export function useUpload(onSent: (importId: string) => void) {
  const [upload, setUpload] = useState<Upload>({ step: 'none' });
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const refuse = (problem: string) => setUpload({ step: 'none', problem });

  async function send(file: File, supplier: string): Promise<void> {
    const problem = fileProblem(file);
    if (problem !== null) {
      refuse(problem);
      return;
    }
    const controller = new AbortController();
    sending.current = controller;
    const onProgress = (part: number) => setUpload({ step: 'sending', fileName: file.name, part });
    onProgress(0);
    try {
      const sent = await sendFile({ file, supplier, onProgress, signal: controller.signal });
      if ('answer' in sent) onSent(sent.answer);
      else refuse(sent.message);
    } catch {
      // Given up.
      setUpload({ step: 'none' });
    }
  }

  return { upload, send, refuse, giveUp: () => sending.current?.abort() };
}
