import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const VAGUE_FOLDERS = ['utils', 'common', 'helpers', 'shared', 'misc', 'types', 'constants'];

/** `defaultSystem` carries every recipe of Chakra: one import puts 14 kB brotli back into the first page. */
const NO_DEFAULT_SYSTEM = {
  name: '@chakra-ui/react',
  importNames: ['defaultSystem', 'defaultConfig'],
  message: 'Use the system of client/ui/theme.ts: defaultSystem loads every recipe.',
};

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
      'no-restricted-imports': ['error', { paths: [NO_DEFAULT_SYSTEM] }],
    },
  },
  {
    // A screen is one function of markup, a spec and what opens its shop one of many short ones: judged by eye.
    files: [
      'client/**/*.tsx',
      '**/*.spec.{ts,tsx,mjs}',
      '**/test-*.ts',
      'server/testing/*.ts',
      'e2e/**/*.ts',
      '**/migrations/*.ts',
    ],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.spec.{ts,tsx}'],
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
