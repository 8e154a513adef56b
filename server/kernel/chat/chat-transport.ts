/** A short notification for the phones of staff. */
export interface ChatMessage {
  /** What happened, to what number; nothing personal. */
  heading: string;
  /** A line each; what visitors wrote among them. */
  lines: readonly string[];
  /** The same for every attempt at the same message. */
  key: string;
}

/** How such messages leave the process. */
export interface ChatTransport {
  send(message: ChatMessage): Promise<void>;
}

/** Why a message could not be sent; never names its recipient or content. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
}

const TIMEOUT_MS = 10_000;
const RULE = '─'.repeat(72);
const INVISIBLE = /[^\P{Cc}\n]/gu;

/** Asterisks make it bold in WhatsApp. */
export const chatText = ({ heading, lines }: ChatMessage): string => [`*${heading}*`, ...lines].join('\n');

/** Sends texts by the Cloud API of WhatsApp, or whatever takes the same requests. */
export function httpTransport({ url, token, to }: { url: string; token: string; to: string }): ChatTransport {
  return {
    async send(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': message.key,
        },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          to,
          type: 'text',
          text: { preview_url: false, body: chatText(message) },
        }),
        // Another address must not get the token.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => {
        throw new ChatError('The service was not reached');
      });
      await response.body?.cancel();
      if (!response.ok) throw new ChatError(`The message was not accepted (${response.status})`);
    },
  };
}

/** Writes messages to the output of the process: whole in a demo, else their headings alone. */
export function consoleTransport(
  write: (text: string) => void,
  { isWhole }: { isWhole: boolean },
): ChatTransport {
  return {
    send(message) {
      const text = isWhole ? chatText(message) : `*${message.heading}*\n(Kişisel bilgiler gizlendi.)`;
      // A terminal would execute control characters that somebody typed into a name.
      write(`${RULE}\nWhatsApp (gönderilmedi)\n${text.replace(INVISIBLE, '')}\n${RULE}\n`);
      return Promise.resolve();
    },
  };
}
