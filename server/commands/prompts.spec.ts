import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { askOnTerminal } from './prompts.js';

const QUESTIONS = ['Name: ', 'E-mail: '];

let input: PassThrough;
let output: PassThrough;

beforeEach(() => {
  input = new PassThrough();
  output = new PassThrough();
});

it('takes answers that come at once, in their order', async () => {
  input.end('Deniz Kaya\ndeniz@example.com\n');
  expect(await askOnTerminal(QUESTIONS, { input, output })).toEqual(['Deniz Kaya', 'deniz@example.com']);
});

it('asks for the second when the first is answered', async () => {
  const answers = askOnTerminal(QUESTIONS, { input, output });
  input.write('Deniz Kaya\n');
  await new Promise(setImmediate);
  input.write('deniz@example.com\n');
  expect(await answers).toEqual(['Deniz Kaya', 'deniz@example.com']);
  output.end();
  expect(await text(output)).toBe('Name: E-mail: ');
});

it('gives what there is when the input ends', async () => {
  input.end('Deniz Kaya\n');
  expect(await askOnTerminal(QUESTIONS, { input, output })).toEqual(['Deniz Kaya']);
});
