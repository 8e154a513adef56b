import { type Choice } from './controls/choice';
import { likeOf } from './controls/control';
import { inParts } from './controls/parts';
import { isWalked, weightOf } from './controls/weights';
import { Walk } from './controls/walk';
import { PANEL_SCREENS } from './screens/panel-screens';
import { PERSONAL_SCREENS } from './screens/personal-screens';
import { PUBLIC_SCREENS } from './screens/public-screens';
import { type Screen } from './screens/screen';
import { expect, test as base } from './shop';
import { createStaff, type StaffAccount } from './staff';

/** Which screens are gone through: a `sample`, `all`, a part of all such as `2/6`, or of those known to be right: `walked:1/3`. */
const { CONTROLS = 'sample' } = process.env;
const isSample = CONTROLS === 'sample';

/** What a visitor buys, a form, a table, and what opens a dialog. */
const SAMPLE = ['product with choices', 'sign-in', 'orders, selected', 'own account'];
/** As many operations take a quarter of an hour of a slow machine: what has more is gone through with all screens. */
const LONGEST = 140;

/** Operated of each state in a sample. */
const FEW = 2;

const test = base.extend<object, { staff: StaffAccount }>({
  cleanConsole: undefined,
  // Whatever a walk does to its sessions and its account, another one goes on.
  staff: [({}, use) => use(createStaff()), { scope: 'worker' }],
});

// A walk says itself what it did; recording each of its steps would take as long as making them.
test.use({ trace: 'off', screenshot: 'off' });

/** The same at each run, and spread evenly. */
const hash = (text: string): number => Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 65_537, 7);

const choose: Choice = (controls, presses) => {
  if (!isSample) return controls;
  if (presses > 1) return [];
  const keyed = controls.map((control) => ({ control, key: hash(likeOf(control)) }));
  return keyed
    .sort((one, other) => one.key - other.key)
    .slice(0, FEW)
    .map(({ control }) => control);
};

const SCREENS = [...PUBLIC_SCREENS, ...PERSONAL_SCREENS, ...PANEL_SCREENS];

/** The states of a screen, by what its route and its visitor are. */
function statesByScreen(screens: readonly Screen[]): [string, Screen[]][] {
  const states = new Map<string, Screen[]>();
  for (const screen of screens) {
    const name = `${screen.route} for ${screen.visitor}`;
    states.set(name, [...(states.get(name) ?? []), screen]);
  }
  return [...states];
}

/** @throws RangeError for a state or a part that does not exist */
function chosenScreens(): [string, Screen[]][] {
  if (isSample) {
    const sample = SCREENS.filter(({ name }) => SAMPLE.includes(name));
    if (sample.length !== SAMPLE.length) throw new RangeError('SAMPLE names a screen that does not exist');
    return statesByScreen(sample);
  }
  const [, walked, part, parts] =
    /^(walked:)?(\d+)\/(\d+)$/.exec(CONTROLS === 'all' ? '1/1' : CONTROLS) ?? [];
  const [one, all] = [Number(part), Number(parts)];
  if (!(one >= 1 && one <= all)) throw new RangeError(`CONTROLS: ${CONTROLS} is no part of all controls`);
  const weigh = ([name, states]: [string, Screen[]]) => weightOf(name, states.length);
  const chosen = statesByScreen(SCREENS).filter(
    (screen) => walked === undefined || (isWalked(screen[0]) && weigh(screen) <= LONGEST),
  );
  const divided = inParts(chosen, weigh, all);
  return divided[one - 1] ?? [];
}

for (const [name, screens] of chosenScreens()) {
  test(`every control does what it should: ${name}`, async ({ stageFor }) => {
    // Ends what hangs; 300 operations take an hour of a busy machine.
    test.setTimeout(isWalked(name) && weightOf(name, screens.length) <= LONGEST ? 1_200_000 : 7_200_000);
    const known = new Set<string>();
    for (const screen of screens) {
      const startedAt = Date.now();
      // Outside of a step Playwright looks through all calls so far for the place of each next one.
      const walked = await test.step(screen.name, () =>
        Walk.through(screen, stageFor(screen), choose, known),
      );
      const seconds = Math.round((Date.now() - startedAt) / 1_000);
      const description = `${String(walked.operated.length)} operations in ${String(seconds)} s`;
      test.info().annotations.push({ type: screen.name, description });
      await test.info().attach(screen.name, { body: walked.operated.join('\n'), contentType: 'text/plain' });
      // Said also of a walk that is cut off in another state.
      expect.soft(walked.problems, screen.name).toEqual([]);
    }
  });
}
