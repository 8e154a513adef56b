/** A problem the operator can solve: shown as one line, without a stack, and the command ends with exit code 1. */
export class OperatorError extends Error {
  /** @param {string} message @param {{ output?: string }} [details] `output` is what a failed command wrote, shown before the line */
  constructor(message, { output } = {}) {
    super(message);
    this.output = output;
  }
}
