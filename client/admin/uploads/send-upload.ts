import { announceEndedSession } from '../session/ended-session';

/** What became of a file that was sent. */
export type Sent<Answer> = { readonly answer: Answer } | { readonly message: string };

const SESSION_OVER = 401;

interface Upload<Answer> {
  readonly address: string;
  readonly file: File;
  /** Undefined for what is no answer of the shop. */
  readonly read: (body: Readonly<Record<string, unknown>>) => Answer | undefined;
  /** What is said where the connection is lost, and where an answer is not understood. */
  readonly messages: { readonly notReached: string; readonly notUnderstood: string };
  /** How much of it was sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file as the body of a request; resolves with the answer or with why there is none. Rejects only when it was given up. */
export function sendUpload<Answer>({
  address,
  file,
  read,
  messages,
  onProgress,
  signal,
}: Upload<Answer>): Promise<Sent<Answer>> {
  return new Promise((resolve, reject) => {
    // Unlike fetch it says how much was sent.
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      if (request.status === SESSION_OVER) announceEndedSession();
      resolve(readBody(request.responseText, read) ?? { message: messages.notUnderstood });
    };
    request.onerror = () => resolve({ message: messages.notReached });
    request.onabort = () => reject(new DOMException('Upload was given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** What a server says that is not the shop's, such as a proxy's page, is not shown. */
function readBody<Answer>(text: string, read: Upload<Answer>['read']): Sent<Answer> | undefined {
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    const answer = read(body);
    if (answer !== undefined) return { answer };
    return typeof body.message === 'string' ? { message: body.message } : undefined;
  } catch {
    // No JSON at all.
    return undefined;
  }
}
