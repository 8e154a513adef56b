import { BootError } from '../config/boot-error.js';
import { jobFailed } from '../jobs/jobs.facts.js';
import { declaredFactTypes, declareFact } from './fact.js';
import { type AppendedEvent, type Reaction, ReactsTo, type Subscription } from './reaction.js';
import { Subscriptions } from './subscriptions.js';

const EVENT_TYPES = ['TankOpened', 'TankFilled'];

/** A reaction class of its own for each subscription. */
function reactingTo(types: string | string[], options: Omit<Subscription, 'types'>) {
  @ReactsTo(types, options)
  class AnyReaction implements Reaction {
    react(): Promise<void> {
      return Promise.resolve();
    }
  }
  return AnyReaction;
}

const ofFailedJob = reactingTo('JobFailed', { name: 'note' });

/** Other specs of the process may have declared more facts: these have a reaction. */
function check(...reactions: ReturnType<typeof reactingTo>[]) {
  const others = declaredFactTypes().filter((type) => type !== 'JobFailed');
  new Subscriptions([...reactions, reactingTo(others, { name: 'others' })]).check(EVENT_TYPES);
}

const event = (type: string, kind: AppendedEvent['actor']['kind'] = 'guest'): AppendedEvent => ({
  type,
  subjectId: '1',
  version: 1,
  data: {},
  actor: { kind, id: null },
});

const names = (subscriptions: Subscriptions, recorded: AppendedEvent): string[] =>
  subscriptions.forEvent(recorded).map(({ name }) => name);

it('names every reaction to an event, also one that reacts to several types', () => {
  const subscriptions = new Subscriptions([
    reactingTo('TankOpened', { name: 'mail' }),
    reactingTo(EVENT_TYPES, { name: 'notice' }),
  ]);
  expect(names(subscriptions, event('TankOpened'))).toEqual(['mail', 'notice']);
  expect(names(subscriptions, event('TankFilled'))).toEqual(['notice']);
  expect(names(subscriptions, event('TankSold'))).toEqual([]);
});

it('leaves out a reaction whose filter is false for the event', () => {
  const when: Subscription['when'] = ({ actor }) => actor.kind === 'guest';
  const subscriptions = new Subscriptions([reactingTo('TankOpened', { name: 'notice', when })]);
  expect(names(subscriptions, event('TankOpened'))).toEqual(['notice']);
  expect(names(subscriptions, event('TankOpened', 'staff'))).toEqual([]);
});

it('names the reactions to a type that may be held back', () => {
  const subscriptions = new Subscriptions([
    reactingTo('TankOpened', { name: 'notice' }),
    reactingTo('TankOpened', { name: 'mail', holdSeconds: () => 10 }),
  ]);
  expect(subscriptions.heldNamesFor('TankOpened')).toEqual(['mail']);
  expect(subscriptions.heldNamesFor('TankFilled')).toEqual([]);
});

it('names the reactions to a declared fact', () => {
  expect(new Subscriptions([ofFailedJob]).namesForFact(jobFailed('1'))).toEqual(['note']);
});

it('accepts reactions whose types are events or declared facts', () => {
  expect(() => check(ofFailedJob, reactingTo(EVENT_TYPES, { name: 'mail' }))).not.toThrow();
});

it.each([
  ['Two reactions are named mail.', ['mail', 'mail']],
  ['Reaction mail reacts to TankSold: there is no such event or fact.', ['mail'], 'TankSold'],
  ['No reaction answers the fact JobFailed: list one in REACTIONS.', []],
])('refuses to start with one line: %s', (line, names, type = 'TankOpened') => {
  const answering = names.length > 0 ? [ofFailedJob] : [];
  const start = () => check(...answering, ...names.map((name) => reactingTo(type, { name })));
  expect(start).toThrow(new BootError(line));
});

it('refuses to start with a listed class that subscribes to nothing', () => {
  class Plain implements Reaction {
    react = () => Promise.resolve();
  }
  expect(() => new Subscriptions([Plain])).toThrow('Plain is listed as a reaction but has no @ReactsTo.');
});

it('refuses to declare one fact twice', () => {
  expect(() => declareFact('JobFailed')).toThrow('declared twice');
});
