import { REACT_RULES, STRICT_TYPES } from './bin/lint/rule-sets.mjs';

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
  'client/storefront/{cart,checkout,sign-in,orders,profile,quotes,messages,favorites,material-lists}/**',
  'client/features/{account,addresses,consents,orders,messages,profile}/**',
  'client/features/favorites/page/**',
  'client/features/material-lists/**',
  'client/features/quotes/{status,detail,list,answering,accepting,page}/**',
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
  message: 'Only inputs, arguments and server/kernel/input may use it.',
};

const FUNCTION_LENGTH = { skipBlankLines: true, skipComments: true, IIFEs: true };

export default {
  plugins: ['typescript', 'react'],
  jsPlugins: ['./bin/lint/house-rules.mjs'],
  categories: { correctness: 'off' },
  // No comment changes a rule: words.spec.mjs refuses the linter's own.
  options: { typeAware: true, respectEslintDisableDirectives: false, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist/**',
    '.data/**',
    'node_modules/**',
    'test-results/**',
    'client/graphql/graphql-env.d.ts',
  ],
  overrides: [
    {
      files: ['**/*.{ts,tsx,mjs}'],
      rules: {
        'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
        'max-lines-per-function': ['error', { ...FUNCTION_LENGTH, max: 60 }],
        'no-console': 'error',
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-var': 'error',
        'prefer-const': 'error',
        curly: ['error', 'multi-line'],
        'house/no-spread-literals': 'error',
      },
    },
    {
      // What ran elsewhere stays as it was, and arguments of a command belong to the option before them.
      files: ['server/**/migrations/*.ts', 'bin/**/*.mjs'],
      rules: { 'house/no-spread-literals': 'off' },
    },
    {
      files: ['{server,bin}/**/*.{ts,mjs}'],
      rules: { 'max-lines-per-function': ['error', { ...FUNCTION_LENGTH, max: 30 }] },
    },
    {
      files: ['{server,client,e2e,bench}/**/*.{ts,tsx}'],
      rules: STRICT_TYPES,
    },
    {
      // The library calls `allowInsecureRequests` deprecated so that nobody overlooks it: a provider on this machine needs it.
      files: ['server/features/accounts/single-sign-on/identity-provider.ts'],
      rules: { 'typescript/no-deprecated': 'off' },
    },
    { files: ['{client,e2e,bench}/**/*.{ts,tsx}'], rules: { 'house/no-look-alikes': 'error' } },
    { files: ['client/**/*.{ts,tsx}'], rules: { 'house/no-effect-results': 'error' } },
    {
      // Nest reads the classes of constructor parameters at run time: a type-only import would erase them.
      files: ['server/**/*.ts'],
      rules: {
        'typescript/consistent-type-imports': 'off',
        'no-restricted-imports': ['error', { paths: [NO_LENIENT_DATES, NO_CLASS_TRANSFORMER] }],
      },
    },
    {
      files: [
        'server/**/*.{input,args}.ts',
        'server/kernel/input/{typed-text,input-fields,read-input}.ts',
        // Makes an input of its own to send one through the pipe.
        'server/web/graphql/graphql.int.spec.ts',
      ],
      rules: { 'no-restricted-imports': ['error', { paths: [NO_LENIENT_DATES] }] },
    },
    {
      files: ['client/**/*.{ts,tsx}'],
      rules: {
        ...REACT_RULES,
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
      rules: { 'house/no-unstable-reads': 'error' },
    },
    {
      files: ['client/**/*.spec.{ts,tsx}', 'client/**/test-*.{ts,tsx}'],
      excludeFiles: [
        'client/graphql/test-server.ts',
        // One watches how the server is asked, the others answer uploads or ask for no operation.
        'client/admin/frame/site-state.spec.tsx',
        'client/features/contact/contact-form.spec.tsx',
        'client/features/quotes/asking/request-form.spec.tsx',
        'client/ui/feedback/lazy-part.spec.tsx',
      ],
      rules: { 'house/no-server-stubs': 'error' },
    },
    {
      files: ['**/*.spec.{ts,tsx}', 'client/**/test-*.{ts,tsx}'],
      rules: {
        'house/no-look-alikes': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      files: ['{bin,demo}/**/*.mjs', 'bench/**/*.{mjs,ts}'],
      rules: { 'no-console': 'off' },
    },
  ],
};
