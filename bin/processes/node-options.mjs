/**
 * For one-off commands. A page of the history outlives the young generation that Node has by default, which then copies it
 * again and again: verification spent two fifths of its time there.
 */
export const COMMAND_OPTIONS = ['--max-semi-space-size=128'];
