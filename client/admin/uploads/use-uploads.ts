import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendUpload } from './send-upload';
import { type UploadKind } from './upload-kinds';

/** A file on its way, or one that did not arrive. */
export interface UploadLine {
  readonly key: number;
  readonly name: string;
  readonly bytes: number;
  /** How much of it was sent, from 0 to 1; at 1 the server looks at it. */
  readonly part: number;
  /** Why it did not arrive. */
  readonly problem?: string;
}

/** So many files are sent at the same time; the others wait. */
const AT_ONCE = 3;
const READ_ERROR = 'Dosya okuma hatası.';
const MESSAGES = { notReached: READ_ERROR, notUnderstood: READ_ERROR };

interface Waiting<Answer> {
  readonly key: number;
  readonly file: File;
  readonly kind: UploadKind<Answer>;
  readonly onUploaded: (answer: Answer, file: File) => void;
}

/** Sends files, several at once; what is still on its way is given up when the screen is left. */
export function useUploads<Answer>() {
  const [lines, setLines] = useState<readonly UploadLine[]>([]);
  const waiting = useRef<Waiting<Answer>[]>([]);
  const sending = useRef(new Map<number, AbortController>());
  const nextKey = useRef(0);

  const change = (key: number, changed: Partial<UploadLine>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  const drop = (key: number) => setLines((before) => before.filter((line) => line.key !== key));

  const send = useEffectEvent(async ({ key, file, kind, onUploaded }: Waiting<Answer>) => {
    const controller = new AbortController();
    sending.current.set(key, controller);
    try {
      const sent = await sendUpload({
        ...kind,
        file,
        messages: MESSAGES,
        onProgress: (part) => change(key, { part }),
        signal: controller.signal,
      });
      if ('message' in sent) change(key, { problem: sent.message });
      else {
        drop(key);
        onUploaded(sent.answer, file);
      }
    } catch {
      // Given up.
      drop(key);
    }
    sending.current.delete(key);
    next();
  });
  const next = () => {
    while (sending.current.size < AT_ONCE) {
      const first = waiting.current.shift();
      if (!first) return;
      void send(first);
    }
  };
  /** Begins to send files; those that cannot be sent say why. */
  const add = (
    kind: UploadKind<Answer>,
    files: readonly File[],
    onUploaded: Waiting<Answer>['onUploaded'],
  ) => {
    const added = files.map((file) => ({ key: (nextKey.current += 1), file, problem: kind.problemOf(file) }));
    setLines((before) => [
      ...before.filter(({ problem }) => problem === undefined),
      ...added.map(({ key, file: { name, size: bytes }, problem }) => ({
        ...{ key, name, bytes, part: 0 },
        ...(problem !== undefined && { problem }),
      })),
    ]);
    for (const { key, file, problem } of added) {
      if (problem === undefined) waiting.current.push({ key, file, kind, onUploaded });
    }
    next();
  };
  /** Gives a file up that is on its way, and takes away what is said of one that is not. */
  const giveUp = (key: number) => {
    waiting.current = waiting.current.filter((one) => one.key !== key);
    sending.current.get(key)?.abort();
    drop(key);
  };
  useEffect(() => {
    const controllers = sending.current;
    return () => {
      waiting.current = [];
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);
  return { lines, add, giveUp };
}
