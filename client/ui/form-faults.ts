/** What is wrong with a form that was sent. */
export interface FormFaults {
  /** What is said of the form as a whole. */
  readonly message?: string;
  /** What is said at single fields, by their names. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The server's code for it. */
  readonly code?: string;
  /** Name of the field to go on at, where no field is at fault by itself. */
  readonly goOnAt?: string;
}
