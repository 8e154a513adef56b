/** What keeps a form that was sent from being accepted. Empty: it was refused, and something else on the screen says why. */
export interface FormErrors {
  /** About the form as a whole. */
  readonly message?: string;
  /** About single fields, by their dotted path: `billingAddress.city`, `lines.2.quantity`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The server's code for the refusal. */
  readonly code?: string;
  /** Name of the field to continue at when no field has an error of its own. */
  readonly continueAt?: string;
}
