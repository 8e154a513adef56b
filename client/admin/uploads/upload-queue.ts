import { InTurn } from './in-turn';
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
  /** Those that were added together. */
  readonly turn: InTurn;
}

/** Sends files in their order, some at the same time, and says what became of each; they arrive in that order too. */
export class UploadQueue<Answer> {
  private lines: readonly UploadLine[] = [];
  private waiting: readonly Waiting<Answer>[] = [];
  private readonly sending = new Map<number, AbortController>();
  private readonly turns = new Map<number, InTurn>();
  private lastKey = 0;

  constructor(private readonly onChange: (lines: readonly UploadLine[]) => void) {}

  /** Begins to send files; those that cannot be sent say why. What was said of earlier ones goes away. */
  readonly add = (
    kind: UploadKind<Answer>,
    files: readonly File[],
    onUploaded: Waiting<Answer>['onUploaded'],
  ): void => {
    const added = files.map((file) => ({ key: (this.lastKey += 1), file, problem: kind.problemOf(file) }));
    this.show([
      ...this.lines.filter(({ problem }) => problem === undefined),
      ...added.map(({ key, file: { name, size: bytes }, problem }) => ({
        key,
        name,
        bytes,
        part: 0,
        ...(problem !== undefined && { problem }),
      })),
    ]);
    const sendable = added.filter(({ problem }) => problem === undefined);
    const turn = new InTurn(sendable.map(({ key }) => key));
    for (const { key } of sendable) this.turns.set(key, turn);
    this.waiting = [
      ...this.waiting,
      ...sendable.map(({ key, file }) => ({ key, file, kind, onUploaded, turn })),
    ];
    this.next();
  };

  /** Gives a file up that is on its way, and takes away what is said of one that is not. */
  readonly giveUp = (key: number): void => {
    this.waiting = this.waiting.filter((one) => one.key !== key);
    this.sending.get(key)?.abort();
    this.drop(key);
    this.turns.get(key)?.giveUp(key);
  };

  giveUpAll(): void {
    this.waiting = [];
    for (const controller of this.sending.values()) controller.abort();
  }

  private next(): void {
    const [first, ...others] = this.waiting;
    if (!first || this.sending.size >= AT_ONCE) return;
    this.waiting = others;
    void this.send(first);
    this.next();
  }

  private async send({ key, file, kind, onUploaded, turn }: Waiting<Answer>): Promise<void> {
    const controller = new AbortController();
    this.sending.set(key, controller);
    const onProgress = (part: number) => this.change(key, { part });
    try {
      const sent = await sendUpload({
        ...kind,
        file,
        onProgress,
        messages: MESSAGES,
        signal: controller.signal,
      });
      if ('message' in sent) {
        this.change(key, { problem: sent.message });
        turn.giveUp(key);
      } else {
        turn.add(key, () => {
          this.drop(key);
          onUploaded(sent.answer, file);
        });
      }
    } catch {
      // Given up.
      this.drop(key);
      turn.giveUp(key);
    }
    this.sending.delete(key);
    this.next();
  }

  private change(key: number, changed: Partial<UploadLine>): void {
    this.show(this.lines.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  }

  private drop(key: number): void {
    this.show(this.lines.filter((line) => line.key !== key));
  }

  private show(lines: readonly UploadLine[]): void {
    this.lines = lines;
    this.onChange(lines);
  }
}
