import { reportAfter, reportStep } from './terminal.mjs';

const { write } = process.stdout;
let printed;

beforeEach(() => {
  printed = '';
  process.stdout.write = (text) => {
    printed += text;
    return true;
  };
});

afterEach(() => {
  process.stdout.write = write;
});

/** The seconds depend on the machine. */
const lines = () => printed.replace(/\d+\.\d s/g, 'n s').split('\n');

describe('a step beside others', () => {
  it('is printed behind them, with the time it took', async () => {
    let end;
    const others = reportStep('migrating', () => new Promise((resolve) => (end = resolve)));
    const building = reportAfter(others)('building', async () => 'built');
    expect(lines()).toEqual(['  migrating … ']);
    end();
    expect(await building).toBe('built');
    expect(lines()).toEqual(['  migrating … n s', '  building … n s', '']);
  });

  it('fails as soon as it has failed', async () => {
    const others = new Promise(() => {});
    const building = reportAfter(others)('building', () => Promise.reject(new Error('syntax')));
    await expect(building).rejects.toThrow('syntax');
  });

  it('fails with the others', async () => {
    const others = Promise.reject(new Error('no space'));
    const building = reportAfter(others)('building', () => new Promise(() => {}));
    await expect(building).rejects.toThrow('no space');
  });
});
