import { createInterface } from 'node:readline/promises';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Asks one question after the other, each answered by a line. One reader takes all of them: lines that come before they are
 * asked for, as when several are pasted at once, are not lost.
 *
 * @returns the answers; fewer than questions when the input ends
 */
export async function askOnTerminal(
  questions: readonly string[],
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string[]> {
  const terminal = createInterface({ input, output });
  const lines: AsyncIterator<string, undefined> = terminal[Symbol.asyncIterator]();
  const answers: string[] = [];
  const ended = new AbortController();
  terminal.once('close', () => ended.abort());
  try {
    for (const question of questions) {
      terminal.setPrompt(question);
      // Since Node 24 a closed interface refuses to prompt; lines it has read before may still answer.
      if (!ended.signal.aborted) terminal.prompt();
      const line = await lines.next();
      if (line.done) break;
      answers.push(line.value);
    }
    return answers;
  } finally {
    terminal.close();
  }
}
