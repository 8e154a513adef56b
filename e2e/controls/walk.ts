import { type Locator, type Page } from '@playwright/test';
import { type Screen, type Stage } from '../screens/screen';
import { type Control, ControlTree } from './control';
import { fewOfEachKind, handsFor, isElsewhere, likeOf, nameOf } from './choice';
import { fillIn, type Hand, operate, pointAt, shownPart } from './operate';
import { installRecorder } from './recorder';
import { Traffic } from './traffic';

/** A dialog behind an item of a menu, and what it asks in turn. */
const MOST_STEPS = 3;
const MOVED_PX = 4;
const WAIT_MS = 10_000;
const LATE_MS = 400;
const DEAD_END =
  /Sayfa açılamadı|Sayfa bulunamadı|Böyle bir sayfa yok|Beklenmedik bir hata|Bir şeyler ters gitti/;

/** What was done on a screen, and what was wrong with it. */
export interface Walked {
  readonly operated: string[];
  readonly problems: string[];
}

interface State {
  /** What is pressed by mouse, one after the other, from the screen on. */
  readonly steps: readonly Control[];
  readonly controls: readonly Control[];
}

/** Operates the controls of a screen, each from a fresh state, and those that appear by it. */
export class Walk {
  private readonly operated: string[] = [];
  private readonly problems: string[] = [];
  private readonly known = new Set<string>();
  private before = { text: '', address: '' };
  private shown: readonly Control[] | undefined;

  private constructor(
    private readonly screen: Screen,
    private readonly stage: Stage,
    private readonly tree: ControlTree,
    private readonly traffic: Traffic,
  ) {}

  /** @param isChosen whether a control is operated; what appears by it is */
  static async through(
    screen: Screen,
    stage: Stage,
    isChosen: (control: Control) => boolean,
  ): Promise<Walked> {
    await installRecorder(stage.page);
    stage.page.setDefaultTimeout(WAIT_MS);
    const traffic = new Traffic(stage.page, screen.isCutOff ?? false);
    const walk = new Walk(screen, stage, await ControlTree.of(stage.page), traffic);
    const first = await walk.open([]);
    const own = first.filter(({ isInFrame }) => !isInFrame || screen.hasFrame === true);
    for (const control of first) walk.known.add(likeOf(control));
    const pending: State[] = [{ steps: [], controls: own.filter(isChosen) }];
    for (let state = pending.shift(); state; state = pending.shift()) {
      pending.push(...(await walk.operateAll(state)));
    }
    return { operated: walk.operated, problems: walk.problems };
  }

  private get page(): Page {
    return this.stage.page;
  }

  private async operateAll({ steps, controls }: State): Promise<State[]> {
    const next: State[] = [];
    for (const control of fewOfEachKind(controls)) {
      if (control.isDisabled) continue;
      if (isElsewhere(control, this.before.address)) {
        this.operated.push(nameOf(steps, control, 'not followed'));
        continue;
      }
      for (const hand of handsFor(control)) {
        const appeared = await this.once(steps, control, hand);
        if (appeared.length > 0 && steps.length < MOST_STEPS) {
          next.push({ steps: [...steps, control], controls: appeared });
        }
      }
    }
    return next;
  }

  /** @returns the controls that appeared by it and were not on this screen before */
  private async once(steps: readonly Control[], control: Control, hand: Hand): Promise<Control[]> {
    const label = nameOf(steps, control, hand);
    this.operated.push(label);
    try {
      await this.open(steps);
      if (steps.length > 0) await fillIn(this.page);
      const locator = await this.tree.locate(control);
      if (!locator) throw new Error('is gone when the same state is shown again');
      return await this.watched(label, control, hand, locator);
    } catch (error) {
      this.shown = undefined;
      this.problems.push(`${label}: ${String(error).split('\n', 1)[0] ?? ''}`);
      return [];
    }
  }

  private async watched(label: string, control: Control, hand: Hand, locator: Locator): Promise<Control[]> {
    const target = shownPart(locator, control);
    const element = await target.elementHandle();
    if (hand === 'mouse') await pointAt(locator);
    else await target.scrollIntoViewIfNeeded();
    const scrolled = await scrollOf(this.page);
    const box = await target.boundingBox();
    this.traffic.restart();
    await this.page.evaluate(() => window.controlRecorder.start());
    const wrong = await operate(locator, control, hand);
    const text = await this.textAfterwards();
    const address = this.page.url();
    const problems = [...(wrong === undefined ? [] : [wrong]), ...this.traffic.problems];
    const recorded = await this.page.evaluate(() => window.controlRecorder.read());
    const stays = pathOf(address) === pathOf(this.before.address);
    // The browser itself goes on from the part that a fragment names.
    const isFragment = stays && new URL(address).hash !== new URL(this.before.address).hash;
    const isSame = this.isAsBefore(text);

    const deadEnd = DEAD_END.exec(text)?.[0];
    if (deadEnd && !this.before.text.includes(deadEnd)) problems.push(`leads to «${deadEnd}» at ${address}`);
    if (recorded?.isFocusLost && !isFragment) problems.push('leaves the focus on nothing');
    if (stays && hand === 'mouse' && box && !this.screen.isCutOff) {
      const after = await element.boundingBox();
      const didScroll = (await scrollOf(this.page)) !== scrolled;
      if (after && !didScroll && isAway(after, box)) problems.push('moves away under the pointer');
    }
    if (recorded && stays && !isFragment && !isSame && !recorded.isAnnounced && !recorded.hasFocusMoved) {
      problems.push(`changes the screen without a word:\n${difference(this.before.text, text)}`);
    }
    const isIdle =
      isSame && this.traffic.requests + this.traffic.opened === 0 && recorded?.hasChanged === false;
    if (isIdle && !recorded.hasFocusMoved && !control.isCurrent && (await scrollOf(this.page)) === scrolled) {
      problems.push('does nothing');
    }
    this.problems.push(...problems.map((problem) => `${label}: ${problem}`));
    return this.afterwards(stays, isSame);
  }

  /** Collects what appeared, and goes back to the state before if that is possible without a reload. */
  private async afterwards(stays: boolean, isSame: boolean): Promise<Control[]> {
    const appeared = stays && !isSame ? (await this.tree.collect()).filter((one) => !this.knows(one)) : [];
    for (const control of appeared) this.known.add(likeOf(control));
    if (this.traffic.changes.length > 0) {
      this.stage.spend();
      this.shown = undefined;
    } else if (!isSame && this.shown) {
      if (this.page.url() === this.before.address) await this.page.keyboard.press('Escape');
      else await this.page.goBack({ waitUntil: 'commit' });
      await this.traffic.settle();
      if (!this.isAsBefore(await textOf(this.page))) this.shown = undefined;
    }
    return appeared;
  }

  /** What the press did not change yet may be on its way, such as code that is loaded already and not run. */
  private async textAfterwards(): Promise<string> {
    await this.traffic.settle();
    const text = await textOf(this.page);
    if (!this.isAsBefore(text)) return text;
    await this.page.evaluate((lateMs) => new Promise((done) => setTimeout(done, lateMs)), LATE_MS);
    await this.traffic.settle();
    return textOf(this.page);
  }

  private isAsBefore(text: string): boolean {
    return text === this.before.text && this.page.url() === this.before.address;
  }

  private knows(control: Control): boolean {
    return this.known.has(likeOf(control));
  }

  /** Shows the screen afresh, unless it is still as it was, and presses what leads to the state. */
  private async open(steps: readonly Control[]): Promise<readonly Control[]> {
    if (steps.length === 0 && this.shown) {
      await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      return this.shown;
    }
    await this.page.unrouteAll();
    await this.stage.enter();
    await this.screen.show(this.stage);
    await this.traffic.settle();
    for (const step of steps) {
      const locator = await this.tree.locate(step);
      if (!locator) throw new Error(`cannot be reached: «${step.name}» is gone`);
      await operate(locator, step, 'mouse');
      await this.traffic.settle();
    }
    this.before = { text: await textOf(this.page), address: this.page.url() };
    const controls = await this.tree.collect();
    this.shown = steps.length === 0 ? controls : undefined;
    return controls;
  }
}

const pathOf = (address: string): string => new URL(address).pathname;
const textOf = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();

function scrollOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [document.scrollingElement, ...document.querySelectorAll('[data-scrolls], main *')]
      .filter((element) => element !== null && element.scrollTop !== 0)
      .map((element) => String(element?.scrollTop))
      .join(' '),
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
}

const isAway = (after: Box, before: Box): boolean =>
  Math.abs(after.x - before.x) > MOVED_PX || Math.abs(after.y - before.y) > MOVED_PX;

function difference(before: string, after: string): string {
  const old = new Set(before.split('\n'));
  return after
    .split('\n')
    .filter((line) => !old.has(line))
    .slice(0, 6)
    .join('\n');
}
