import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const VAGUE_FOLDERS = ['utils', 'common', 'helpers', 'shared', 'misc', 'types', 'constants'];

/** `defaultSystem` carries every recipe of Chakra: one import puts 14 kB brotli back into the first page. */
const NO_DEFAULT_SYSTEM = {
  name: '@chakra-ui/react',
  importNames: ['defaultSystem', 'defaultConfig'],
  message: 'Use the system of client/design/system.ts: defaultSystem loads every recipe.',
};

/** Public pages wear the theme as plain markup and style sheets: design/design-provider.tsx says who wears it by Chakra. */
const NO_CHAKRA = {
  group: ['@chakra-ui/*', '@emotion/*', '**/design/design-provider'],
  message: 'Only client/design, the panel and personal screens are built of Chakra.',
};

const MAY_WEAR_CHAKRA = [
  'client/design/**',
  'client/admin/**',
  'client/app/entry-*.tsx',
  'client/storefront/{cart,checkout,sign-in,orders}/**',
  'client/features/{account,orders}/**',
  'client/features/cart/page/**',
  'client/ui/{layout,fields,choices,form,table,overlay,feedback}/**',
];

const NO_STYLE_SHEETS = { group: ['*.css'], message: 'The panel is styled by recipes and style props.' };

/** Two scalars of one name would stand in one schema. */
const NO_LENIENT_DATES = {
  name: '@nestjs/graphql',
  importNames: ['GraphQLISODateTime', 'GraphQLTimestamp'],
  message: 'Use DateTime of server/kernel/scalars: Nest takes what is no date.',
};

/** `docs/decisions/0015-keep-class-transformer.md` says why it stays in one place. */
const NO_CLASS_TRANSFORMER = {
  name: 'class-transformer',
  message: 'Only inputs, arguments and server/kernel/input/typed-text.ts may use it.',
};

/** A page is still changing when a test reads it: only assertions that retry and actions that wait are sound. */
const NO_UNSTABLE_READS = [
  {
    selector: 'CallExpression[callee.property.name=/^(waitForTimeout|waitForSelector)$/]',
    message: 'Wait for what a visitor sees: await expect(locator)...',
  },
  {
    selector: 'Property[key.name="force"]',
    message: 'Act as a visitor can: `force` also clicks what is covered or disabled.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^is(Visible|Hidden|Enabled|Disabled|Checked|Editable)$/]',
    message: 'Use toBeVisible(), toBeChecked() and the like, which retry.',
  },
  {
    selector: 'CallExpression[callee.object.name="page"][callee.property.name=/^(title|url)$/]',
    message: 'Use toHaveTitle() and toHaveURL(), which retry.',
  },
  {
    // The answer to a request does not change any more.
    selector:
      'CallExpression[callee.name="expect"] > AwaitExpression.arguments:not([argument.callee.property.name=/^(json|text)$/])',
    message: 'Use an assertion on the locator, or expect.poll().',
  },
];

/** Such stubs answer what the server would refuse: `docs/decisions/0040-screen-tests-answered-by-the-schema.md`. */
const NO_SERVER_STUBS = {
  selector:
    'ImportSpecifier[imported.name=/^(createClient|fetchExchange)$/], AssignmentExpression[left.object.name="globalThis"][left.property.name="fetch"]',
  message: 'Use client/graphql/test-server.ts, which answers by the schema.',
};

const FUNCTION_LENGTH = { skipBlankLines: true, skipComments: true, IIFEs: true };

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.data/**',
      'node_modules/**',
      'test-results/**',
      'client/graphql/graphql-env.d.ts',
      ...VAGUE_FOLDERS.map((name) => `!**/${name}/**`),
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { ...FUNCTION_LENGTH, max: 60 }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      curly: ['error', 'multi-line'],
    },
  },
  {
    files: ['{server,bin}/**/*.{ts,mjs}'],
    rules: { 'max-lines-per-function': ['error', { ...FUNCTION_LENGTH, max: 30 }] },
  },
  {
    files: ['{server,client,e2e,bench}/**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    // Nest reads the classes of constructor parameters at run time: a type-only import would erase them.
    files: ['server/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      // A GraphQL type class describes fields; what a resolver returns is plain data of that shape.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'no-restricted-imports': ['error', { paths: [NO_LENIENT_DATES, NO_CLASS_TRANSFORMER] }],
    },
  },
  {
    files: [
      'server/**/*.{input,args}.ts',
      'server/kernel/input/typed-text.ts',
      // Makes an input of its own to send one through the pipe.
      'server/web/graphql/graphql.int.spec.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: [NO_LENIENT_DATES] }] },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-restricted-imports': ['error', { paths: [NO_DEFAULT_SYSTEM], patterns: [NO_CHAKRA] }],
    },
  },
  {
    files: MAY_WEAR_CHAKRA,
    rules: { 'no-restricted-imports': ['error', { paths: [NO_DEFAULT_SYSTEM] }] },
  },
  {
    files: ['client/admin/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [NO_DEFAULT_SYSTEM], patterns: [NO_STYLE_SHEETS] }],
    },
  },
  {
    // A screen is one function of markup, a spec and what opens its shop one of many short ones: judged by eye.
    files: [
      'client/**/*.tsx',
      '**/*.spec.{ts,tsx,mjs}',
      '**/test-*.ts',
      'server/testing/**/*.ts',
      'e2e/**/*.ts',
      '**/migrations/*.ts',
    ],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NO_UNSTABLE_READS] },
  },
  {
    files: ['client/**/*.spec.{ts,tsx}', 'client/**/test-*.{ts,tsx}'],
    ignores: ['client/graphql/test-server.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_SERVER_STUBS] },
  },
  {
    files: ['**/*.spec.{ts,tsx}', 'client/**/test-*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['bin/**/*.mjs', 'demo/**/*.mjs', 'bench/**/*.{mjs,ts}', '*.mjs', '*.config.ts'],
    rules: { 'no-console': 'off' },
  },
);
