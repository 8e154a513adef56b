/** Something the operator can put right: shown as one line, without a stack, and the command ends with 1. */
export class Fault extends Error {
  /** @param {string} message @param {{ output?: string }} [because] what a failed command wrote, shown before the line */
  constructor(message, { output } = {}) {
    super(message);
    this.output = output;
  }
}
