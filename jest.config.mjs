const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'es6' },
    swcrc: false,
  },
];

const server = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/server', '<rootDir>/demo', '<rootDir>/bench', '<rootDir>/bin'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': swc },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

export default {
  workerIdleMemoryLimit: '1GB',
  // The first of a run makes the template of all databases, perhaps on a busy machine. Jest knows no such bound per project.
  testTimeout: 30_000,
  projects: [
    {
      ...server,
      displayName: 'unit',
      testMatch: ['**/*.spec.ts', '**/*.spec.mjs'],
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.spec\\.ts$'],
    },
    {
      ...server,
      displayName: 'integration',
      testMatch: ['**/*.int.spec.ts'],
      globalSetup: '<rootDir>/server/kernel/database/test-template.ts',
      globalTeardown: '<rootDir>/server/kernel/database/test-teardown.ts',
    },
    {
      rootDir: import.meta.dirname,
      roots: ['<rootDir>/client'],
      displayName: 'client',
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      testEnvironment: '<rootDir>/client/test-environment.mjs',
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '^.+\\.tsx?$': swc },
      moduleNameMapper: {
        '^(\\.{1,2}/.*)\\.js$': '$1',
        '\\.(css|svg|woff2)$': '<rootDir>/client/test-asset.mjs',
      },
    },
  ],
};
