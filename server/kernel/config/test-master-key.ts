/** A master key for tests, 32 bytes as base64. */
export const TEST_MASTER_KEY = Buffer.alloc(32, 'test').toString('base64');
