/** 32 bytes that protect nothing. */
export const TEST_MASTER_KEY = Buffer.alloc(32, 'test').toString('base64');
