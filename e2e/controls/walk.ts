import { type Locator, type Page } from '@playwright/test';
import { type Screen, type Stage } from '../screens/screen';
import { type Control, ControlTree, likeOf } from './control';
import {
  type Choice,
  fewOfEachKind,
  goesOn,
  handsFor,
  isElsewhere,
  isOfFrame,
  isOfItem,
  nameOf,
} from './choice';
import { closeMenuOver, fillIn, type Hand, isNamedBy, operate, type Step, undo } from './operate';
import { type Before, problemsOf } from './judge';
import { goesByItself, observe, outcomeOf, type Start, wentByItself } from './observe';
import { forgetChoices, inLastDocument, leaveControls, leaveFilters, pathOf, textOf } from './page-state';
import { hasHappened, installRecorder } from './recorder';
import { Traffic } from './traffic';

/** The steps to a screen itself. */
const SCREEN: readonly Step[] = [];
/** Also on a machine that is busy. */
const WAIT_MS = 10_000;

interface State {
  /** What is operated, one after the other, from the screen on. */
  readonly steps: readonly Step[];
  readonly controls: readonly Control[];
}

/** Operates the controls of a screen, each from a fresh state, and those that appear by it. */
export class Walk {
  readonly operated: string[] = [];
  readonly problems: string[] = [];
  private before: Before = { text: '', address: '' };
  /** What was pressed to come to the state that is on the screen. */
  private shown: readonly Step[] | undefined;
  /** The screen before anything was pressed. */
  private first = this.before;

  private constructor(
    private readonly screen: Screen,
    private readonly stage: Stage,
    private readonly known: Set<string>,
    private readonly tree: ControlTree,
    private readonly traffic: Traffic,
  ) {}

  /**
   * @param known what other states of the screen have, too, and what is not operated again; this one's are added
   */
  static async through(screen: Screen, stage: Stage, choose: Choice, known: Set<string>): Promise<Walk> {
    await installRecorder(stage.page);
    await stage.page.context().grantPermissions(['clipboard-write']);
    stage.page.setDefaultTimeout(WAIT_MS);
    const traffic = new Traffic(stage.page, screen.isCutOff ?? false);
    const walk = new Walk(screen, stage, known, await ControlTree.of(stage.page), traffic);
    await walk.open(SCREEN);
    await walk.keep(SCREEN);
    const first = await walk.tree.collect();
    const own = first.filter((one) => !known.has(likeOf(one)) && (!one.isInFrame || screen.hasFrame));
    walk.remember(first);
    const pending: State[] = [{ steps: SCREEN, controls: choose(walk.wanted(own), 0) }];
    for (let state = pending.shift(); state; state = pending.shift()) {
      const next = await walk.operateAll(state);
      pending.push(
        ...next.map(({ steps, controls }) => ({ steps, controls: choose(controls, steps.length) })),
      );
    }
    return walk;
  }

  private get page(): Page {
    return this.stage.page;
  }

  private async operateAll({ steps, controls }: State): Promise<State[]> {
    const next: State[] = [];
    for (const [position, control] of fewOfEachKind(controls).entries()) {
      if (control.isDisabled) continue;
      if (isElsewhere(control, this.before.address)) {
        this.operated.push(nameOf(steps, control, 'not followed'));
        continue;
      }
      for (const hand of handsFor(control, position)) {
        const appeared = await this.once(steps, control, hand);
        const path = [...steps, { ...control, hand }];
        if (appeared.length > 0 && goesOn(path)) next.push({ steps: path, controls: appeared });
      }
    }
    return next;
  }

  /** @returns the controls that appeared by it and were not on this screen before */
  private async once(steps: readonly Step[], control: Control, hand: Hand): Promise<Control[]> {
    const label = nameOf(steps, control, hand);
    this.operated.push(label);
    try {
      await this.open(steps);
      const locator = await this.found(control);
      if (!locator && goesByItself(control)) return [];
      if (!locator) throw new Error('is gone when the same state is shown again');
      if (steps !== this.shown) await this.keep(steps);
      // The state goes with the menu.
      if (await closeMenuOver(locator)) await this.traffic.settle().then(() => this.keep([...steps]));
      return await this.watched(label, control, hand, locator);
    } catch (error) {
      this.shown = undefined;
      if (wentByItself(String(error))) return [];
      this.problems.push(`${label}: ${String(error).split('\n', 1)[0] ?? ''}`);
      return [];
    }
  }

  private async found(control: Control): Promise<Locator | undefined> {
    let locator = await this.tree.locate(control);
    // A search begins only once its text is typed.
    locator ??= await this.traffic.settleLate().then(() => this.tree.locate(control));
    if (locator) return locator;
    await leaveControls(this.page);
    await this.traffic.settle();
    return this.tree.locate(control);
  }

  private async watched(label: string, control: Control, hand: Hand, locator: Locator): Promise<Control[]> {
    const start = await observe(locator, control, hand);
    this.traffic.restart();
    const wrong = await operate(locator, control, hand, this.screen.spares);
    if (wrong && goesByItself(control) && wentByItself(wrong)) throw new Error(wrong);
    const outcome = await inLastDocument(this.page, async () => {
      const text = await this.textAfterwards(control);
      const { effects } = this.traffic;
      const seen = { text, address: this.page.url(), effects, wasCurrent: control.isCurrent };
      const { hasMoved, ...others } = await outcomeOf(this.page, start, seen);
      // Requests that fail on purpose fail later than others, and what they leave behind moves.
      return { ...others, hasMoved: hasMoved && !this.screen.isCutOff };
    });
    const problems = [wrong, ...this.traffic.problems, ...problemsOf(this.before, outcome)];
    for (const problem of problems) if (problem !== undefined) this.problems.push(`${label}: ${problem}`);
    const isSame = this.isAsBefore(outcome.text);
    const stays = pathOf(outcome.address) === pathOf(this.before.address);
    const appeared = stays && !isSame ? await this.appeared(control) : [];
    if (this.traffic.hasChanged) this.shown = undefined;
    else if (!isSame) await this.goBack(start, control);
    return appeared;
  }

  private async appeared(by: Control): Promise<Control[]> {
    // What runs for a while, such as a comparison, takes its controls with it when it ends.
    if (this.traffic.hasChanged) await this.traffic.comeToRest();
    // What sends a form may have another name once it has something to send, and has been told what comes of it.
    if (await fillIn(this.page)) await this.traffic.settleLate();
    if (await leaveFilters(this.page)) await this.traffic.settle();
    const appeared = await this.tree.collect((one) => !this.known.has(likeOf(one)) && !isNamedBy(one, by));
    const isSameList = this.page.url() === this.before.address;
    // Not another item of the same list, nor what belongs to others: items of another list, and figures of the frame.
    const own = appeared.filter(
      (one) =>
        !this.known.has(one.kind) &&
        (isSameList || !isOfItem(one)) &&
        (this.screen.hasFrame || !isOfFrame(one)),
    );
    this.remember(appeared);
    return this.wanted(own);
  }

  private wanted(controls: readonly Control[]): Control[] {
    return controls.filter(({ name }) => !this.screen.spares?.test(name));
  }

  private remember(controls: readonly Control[]): void {
    for (const control of controls) {
      // It may be operated in another state.
      if (control.isDisabled) continue;
      this.known.add(likeOf(control));
      if (isOfItem(control)) this.known.add(control.kind);
    }
  }

  /** Goes back to the state before, if that is possible without a reload; a box of a dialog that is set back is a choice, too. */
  private async goBack({ element, value }: Start, control: Control): Promise<void> {
    if (this.page.url() !== this.before.address) await this.page.goBack({ waitUntil: 'commit' });
    else await undo(this.page, element, control, value);
    await this.traffic.settle();
    const text = await textOf(this.page);
    if (this.isAsBefore(text) && (control.type !== 'checkbox' || this.before === this.first)) return;
    // A dialog that is closed leaves the screen below it.
    this.before = this.first;
    this.shown = this.isAsBefore(text) ? SCREEN : undefined;
  }

  /** What the press did not change yet may be on its way, such as code that is loaded already and not run. */
  private async textAfterwards({ isCurrent }: Control): Promise<string> {
    await this.traffic.settle();
    let text = await textOf(this.page);
    const deadline = Date.now() + WAIT_MS;
    // A download begins later than everything else.
    while (this.isAsBefore(text) && Date.now() < deadline) {
      await this.traffic.settleLate();
      text = await textOf(this.page);
      if (isCurrent || this.traffic.effects > 0 || (await hasHappened(this.page))) break;
    }
    return text;
  }

  private isAsBefore(text: string): boolean {
    return text === this.before.text && this.page.url() === this.before.address;
  }

  /** Shows the screen afresh, unless it is still as it was, and presses what leads to the state. */
  private async open(steps: readonly Step[]): Promise<void> {
    if (this.shown) await leaveControls(this.page);
    if (steps === this.shown) return;
    if (this.shown !== SCREEN) await this.showScreen();
    for (const step of steps) {
      const locator = await this.tree.locate(step);
      if (!locator) throw new Error(`cannot be reached: «${step.name}» is gone`);
      await operate(locator, step, step.hand, this.screen.spares);
      await this.traffic.settle();
      // What runs for a while has the next one come when it ends.
      if (this.traffic.hasChanged) await this.traffic.comeToRest();
      // As when the next one was operated first: what is filled in may ask before it closes.
      await fillIn(this.page);
    }
    if (steps.length > 0) await this.traffic.comeToRest();
    this.shown = undefined;
  }

  private async showScreen(): Promise<void> {
    await this.page.unrouteAll();
    if (this.before.address) await forgetChoices(this.page, this.before.address);
    // What others do at the same time would change the screen.
    await this.page.route('**/admin/live', () => undefined);
    if (this.traffic.hasChanged) this.stage.spend();
    await this.stage.enter();
    // A busy machine may take longer for what it is shown with than somebody waits.
    await this.screen.show(this.stage).catch(() => this.screen.show(this.stage));
    await this.traffic.settle();
    await leaveControls(this.page);
    this.traffic.hasChanged = false;
  }

  /** Keeps what is on the screen as the state to begin from. */
  private async keep(steps: readonly Step[]): Promise<void> {
    this.before = { text: await textOf(this.page), address: this.page.url() };
    this.shown = steps;
    if (steps === SCREEN) this.first = this.before;
  }
}
