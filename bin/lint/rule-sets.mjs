/** The rules of typescript-eslint's preset `strict-type-checked`, by what they need. */
const SYNTAX = `
  ban-ts-comment no-duplicate-enum-values no-dynamic-delete no-empty-object-type no-explicit-any
  no-extra-non-null-assertion no-extraneous-class no-invalid-void-type no-misused-new no-namespace
  no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain no-non-null-assertion no-require-imports
  no-this-alias no-unnecessary-type-constraint no-unsafe-declaration-merging no-unsafe-function-type
  no-wrapper-object-types prefer-as-const prefer-literal-enum-member prefer-namespace-keyword triple-slash-reference
  unified-signatures`;

const TYPES = `
  await-thenable no-array-delete no-base-to-string no-confusing-void-expression no-deprecated
  no-duplicate-type-constituents no-floating-promises no-for-in-array no-generated-empty-object-type no-implied-eval
  no-meaningless-void-operator no-misused-promises no-misused-spread no-mixed-enums no-redundant-type-constituents
  no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression
  no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-conversion
  no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call no-unsafe-enum-assignment
  no-unsafe-enum-comparison no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus
  no-useless-default-assignment only-throw-error prefer-promise-reject-errors prefer-reduce-type-parameter
  prefer-return-this-type related-getter-setter-pairs require-await restrict-plus-operands
  restrict-template-expressions return-await switch-exhaustiveness-check unbound-method
  use-unknown-in-catch-callback-variable`;

/** All that speaks of React: the two rules of hooks, and what the React Compiler finds. */
const REACT = `
  rules-of-hooks exhaustive-deps static-components use-memo void-use-memo preserve-manual-memoization
  incompatible-library immutability globals refs set-state-in-effect error-boundaries purity set-state-in-render
  unsupported-syntax`;

const errors = (plugin, names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`${plugin}/${name}`, 'error']),
  );

export const STRICT_TYPES = {
  ...errors('typescript', `${SYNTAX} ${TYPES}`),
  'no-array-constructor': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  'no-useless-constructor': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};

export const REACT_RULES = errors('react', REACT);
