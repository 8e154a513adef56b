import { type Control } from './controls/control';
import { Walk } from './controls/walk';
import { PANEL_SCREENS } from './screens/panel-screens';
import { PERSONAL_SCREENS, PUBLIC_SCREENS } from './screens/public-screens';
import { expect, test as base } from './shop';

/** All of them, or a tenth. */
const IS_WHOLE = process.env.CONTROLS === 'all';
const SAMPLE = 10;

const test = base.extend({ cleanConsole: undefined });

// A walk says itself what it did; recording each of its steps would take as long as making them.
test.use({ trace: 'off', screenshot: 'off' });

/** The same control at each run, and other ones on each screen. */
function isChosen({ role, name }: Control): boolean {
  if (IS_WHOLE) return true;
  return Buffer.from(role + name).reduce((sum, byte) => sum + byte, 0) % SAMPLE === 0;
}

for (const screen of [...PUBLIC_SCREENS, ...PERSONAL_SCREENS, ...PANEL_SCREENS]) {
  test(`every control does what it should: ${screen.name}`, async ({ stageFor }) => {
    test.setTimeout(IS_WHOLE ? 900_000 : 120_000);
    const { operated, problems } = await Walk.through(screen, stageFor(screen), isChosen);
    await test.info().attach('operated', { body: operated.join('\n'), contentType: 'text/plain' });
    expect(problems).toEqual([]);
  });
}
