/** A spreadsheet is read and applied in small parts; without a limit Node would collect garbage only much later. */
const IMPORT_OPTIONS = ['--max-old-space-size=256'];

/**
 * A page of the history outlives the young generation that Node has by default, which then copies it again and again:
 * verification spent two fifths of its time there.
 */
const OTHER_OPTIONS = ['--max-semi-space-size=128'];

/** What Node is started with for a one-off command. */
export function optionsOf(command) {
  return command === 'catalog:import' ? IMPORT_OPTIONS : OTHER_OPTIONS;
}
