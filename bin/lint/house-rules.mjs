/** A page is still changing when a test reads it: only assertions that retry and actions that wait are sound. */
const UNSTABLE_READS = {
  'CallExpression[callee.property.name=/^(waitForTimeout|waitForSelector)$/]':
    'Wait for what a visitor sees: await expect(locator)...',
  'Property[key.name="force"]': 'Act as a visitor can: `force` also clicks what is covered or disabled.',
  'CallExpression[callee.property.name=/^is(Visible|Hidden|Enabled|Disabled|Checked|Editable)$/]':
    'Use toBeVisible(), toBeChecked() and the like, which retry.',
  'CallExpression[callee.object.name="page"][callee.property.name=/^(title|url)$/]':
    'Use toHaveTitle() and toHaveURL(), which retry.',
  // The answer to a request does not change any more.
  'CallExpression[callee.name="expect"] > AwaitExpression.arguments:not([argument.callee.property.name=/^(json|text)$/])':
    'Use an assertion on the locator, or expect.poll().',
};

const PRIVATE = '[accessibility=/^(private|protected)$/], [key.type="PrivateIdentifier"]';

/** What only has the members of a class is no instance of it; TypeScript sees the difference by a private member. */
const LOOK_ALIKES = {
  [`ClassDeclaration[superClass=null]:not(:has(${PRIVATE}))`]:
    'Give the class a private member, so that no object literal passes as one, or write a function.',
};

const ANSWER_BY_SCHEMA = 'Use client/graphql/test-server.ts, which answers by the schema.';

/** Such stubs answer what the server would refuse: `docs/decisions/0040-screen-tests-answered-by-the-schema.md`. */
const SERVER_STUBS = {
  'ImportSpecifier[imported.name=/^(createClient|fetchExchange)$/]': ANSWER_BY_SCHEMA,
  'AssignmentExpression[left.object.name=/^(globalThis|window|self)$/][left.property.name="fetch"]':
    ANSWER_BY_SCHEMA,
  'CallExpression[callee.object.name="vi"][callee.property.name="stubGlobal"][arguments.0.value="fetch"]':
    ANSWER_BY_SCHEMA,
  'CallExpression[callee.object.name="vi"][callee.property.name="spyOn"][arguments.1.value="fetch"]':
    ANSWER_BY_SCHEMA,
};

/** React calls what an effect returns: newer browsers return a promise from `scrollIntoView()`, which the types do not know. */
const EFFECT_RESULTS = {
  'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression.arguments > ChainExpression.body':
    'Put the call in braces, so that the effect returns nothing.',
};

const SPREAD_LITERALS = {
  'ObjectExpression > SpreadElement > ObjectExpression.argument':
    'Write the fields where they are spread: grouping them says nothing, and a later one may hide an earlier one.',
  'ArrayExpression > SpreadElement > ArrayExpression.argument':
    'Write the elements where they are spread: grouping them says nothing.',
};

const refuse = (messages) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

/** By the name of each rule what it refuses: selectors with their messages. */
export const REFUSED = {
  'no-unstable-reads': UNSTABLE_READS,
  'no-look-alikes': LOOK_ALIKES,
  'no-server-stubs': SERVER_STUBS,
  'no-effect-results': EFFECT_RESULTS,
  'no-spread-literals': SPREAD_LITERALS,
};

/** Rules of this shop that no linter has, as a plugin of Oxlint. */
export default {
  meta: { name: 'house' },
  rules: Object.fromEntries(Object.entries(REFUSED).map(([name, messages]) => [name, refuse(messages)])),
};
