import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { system } from './system';

const CLIENT = 'client';

const stylesheets = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(CLIENT, name), 'utf8') }));

it('has every token that a stylesheet reads', () => {
  const known = JSON.stringify(system.getTokenCss());
  const missing = stylesheets.flatMap(({ name, css }) =>
    [...css.matchAll(/var\((--chakra-[\w-]+)/g)]
      .filter(([, token]) => !known.includes(`"${String(token)}"`))
      .map(([, token]) => `${name}: ${String(token)}`),
  );
  expect(missing).toEqual([]);
});

it('is the only place that knows a colour', () => {
  const coloured = stylesheets.filter(({ css }) => {
    // Drawings inside data addresses cannot read a variable.
    const plain = css.replace(/url\("data:[^"]*"\)/g, '').replace(/\/\*[\s\S]*?\*\//g, '');
    return /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i.test(plain);
  });
  expect(coloured.map(({ name }) => name)).toEqual([]);
});
