import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { drawKey } from '../../../shop/draw-key';
import { type AskedLine, withLines } from './asked-lines';
import { TEXT_PATHS, withoutErrors } from './request-errors';
import { type RequestErrors, type RequestTexts } from './request-values';
import { type UploadedFile } from '../../../shop/send-file';

/** What a buyer has written of a request. */
export interface RequestDraft {
  readonly texts: RequestTexts;
  readonly lines: readonly AskedLine[];
  readonly files: readonly UploadedFile[];
  /** Hash of the text about commercial messages that the buyer agreed to. */
  readonly agreedTo?: string;
}

interface DraftOptions {
  first: RequestDraft;
  onChange: ((draft: RequestDraft) => void) | undefined;
  setErrors: Dispatch<SetStateAction<RequestErrors>>;
}

/** A draft with the ways to change it, each of which clears the errors of what it changes; and the key of what is in it. */
export function useDraft({ first, onChange, setErrors }: DraftOptions) {
  const [draft, setDraft] = useState(first);
  // What an upload or a search began with may be old when it ends.
  const newest = useRef(first);
  const key = useRef('');
  const change = (partOf: (draft: RequestDraft) => Partial<RequestDraft>) => {
    const next = { ...newest.current, ...partOf(newest.current) };
    newest.current = next;
    setDraft(next);
    onChange?.(next);
    // Another content is another request.
    key.current = '';
  };
  const changes = {
    changeText: (name: keyof RequestTexts, value: string) => {
      if (newest.current.texts[name] === value) return;
      setErrors(withoutErrors((path) => path === TEXT_PATHS[name]));
      change(({ texts }) => ({ texts: { ...texts, [name]: value } }));
    },
    changeLine: (line: AskedLine) => {
      const place = newest.current.lines.findIndex(({ key: known }) => known === line.key);
      setErrors(withoutErrors((path) => path.startsWith(`lines.${String(place)}.`)));
      change(({ lines }) => ({ lines: lines.with(place, line) }));
    },
    /** Answers with the lines that no longer fit. */
    addLines: (added: readonly AskedLine[]): readonly AskedLine[] => {
      const { lines, left } = withLines(newest.current.lines, added);
      setErrors(withoutErrors((path) => path === 'lines'));
      change(() => ({ lines }));
      return left;
    },
    removeLine: (line: AskedLine) => {
      // The errors of lines are told by their places.
      setErrors(withoutErrors((path) => path.startsWith('lines')));
      change(({ lines }) => ({ lines: lines.filter(({ key: known }) => known !== line.key) }));
    },
    addFiles: (added: readonly UploadedFile[]) => {
      setErrors(withoutErrors((path) => path.startsWith('files')));
      change(({ files }) => ({ files: [...files, ...added] }));
    },
    agreeTo: (agreedTo: string) => change(() => ({ agreedTo })),
    removeFile: (removed: UploadedFile) => {
      setErrors(withoutErrors((path) => path.startsWith('files')));
      change(({ files }) => ({ files: files.filter(({ id }) => id !== removed.id) }));
    },
  };
  const requestKey = () => (key.current ||= drawKey());
  return { draft, change, changes, requestKey };
}
