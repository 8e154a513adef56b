import { readConfig } from '../config/config.js';
import { TEST_MASTER_KEY } from '../config/test-master-key.js';
import { MasterKey } from './master-key.js';

/** The master key of every test database. */
export const testMasterKey = () =>
  new MasterKey(readConfig({ DATABASE_URL: 'postgres://test/test', MASTER_KEY: TEST_MASTER_KEY }));
