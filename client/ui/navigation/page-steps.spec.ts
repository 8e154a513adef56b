import fc from 'fast-check';
import { pageSteps } from './page-steps';

describe('page steps', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 19, 20]],
  ])('page %i of %i shows %j', (current, last, steps) => {
    expect(pageSteps(current, last)).toEqual(steps);
  });

  it('always shows both ends and the current page, and hides at least two pages in a gap', () => {
    const places = fc
      .integer({ min: 1, max: 500 })
      .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
    fc.assert(
      fc.property(places, ([current, last]) => {
        const steps = pageSteps(current, last);
        expect(steps).toEqual(expect.arrayContaining([1, current, last]));
        steps.forEach((step, index) => {
          if (step === 'gap') expect(Number(steps[index + 1]) - Number(steps[index - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
