import { Passport, Strategy } from 'passport';

/** One of the shop's own: nobody else's strategies are in it, however many applications a process has. */
const passport = new Passport();

/** Nothing is answered by a strategy that runs here. */
const NO_RESPONSE = {};

/**
 * A strategy of Passport that judges what somebody shows, where that is judged: it sends no response and no browser anywhere. Those that
 * do stand behind an `AuthGuard`.
 */
export abstract class OwnStrategy<Shown extends object, Known extends object> extends Strategy {
  /**
   * Whom it is shown by; null where nothing is shown that this strategy knows.
   *
   * @throws the refusal of what is wrong
   */
  protected abstract validate(shown: Shown): Promise<Known | null>;

  /** What `validate` says. Passport writes the outcomes on the strategy that runs, which is a copy for one request. */
  judge(shown: Shown): Promise<Known | null> {
    const running = Object.create(this) as this;
    return new Promise((resolve, reject) => {
      const handle = passport.authenticate(
        running,
        { session: false },
        (error: Error | null, known?: Known) => (error ? reject(error) : resolve(known ?? null)),
      ) as (request: object, response: object, next: (error?: Error) => void) => void;
      handle({ shown }, NO_RESPONSE, (error) => (error ? reject(error) : resolve(null)));
    });
  }

  override authenticate(request: object): void {
    const { shown } = request as { shown: Shown };
    this.validate(shown).then(
      (known) => (known ? this.success(known) : this.pass()),
      (error: unknown) => this.error(error),
    );
  }
}
