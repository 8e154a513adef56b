import type { DataSource } from 'typeorm';
import { EventMacs } from '../event-store/event-macs.js';
import { type AnyEventSourced, EventSourcedKinds } from '../event-store/projection.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import { testMasterKey } from '../keys/test-master.js';
import { ProjectionProof } from '../projections/projection-proof.js';
import { ProjectionRebuild } from '../projections/projection-rebuild.js';
import { AuditVerification } from './audit-verification.js';
import { Checkpoints } from './checkpoints.js';
import { type HistoryCheck, ProvenRecords } from './history-check.js';
import { LatestSeals } from './latest-seal.js';

interface Proven {
  kinds: readonly AnyEventSourced[];
  checks?: readonly HistoryCheck[];
  appendOnlyTables?: readonly string[];
}

const TABLES = ['event', 'checkpoint', 'checkpoint_head', 'erasure', 'audit', 'audit_chain'];

/** Seals and proofs of a database, without an application around them. */
export function testEvidence(
  dataSource: DataSource,
  { kinds: all, checks = [], appendOnlyTables = TABLES }: Proven = { kinds: [] },
) {
  const masterKey = testMasterKey();
  const kinds = new EventSourcedKinds(all);
  const keys = new StreamKeys(masterKey);
  const macs = new EventMacs(masterKey);
  const seals = new LatestSeals(dataSource, masterKey);
  const proof = new ProjectionProof(dataSource, kinds, keys);
  const records = new ProvenRecords(checks, appendOnlyTables);
  return {
    masterKey,
    kinds,
    keys,
    macs,
    seals,
    proof,
    rebuild: new ProjectionRebuild(dataSource, kinds, keys),
    checkpoints: new Checkpoints(dataSource, masterKey, seals),
    audit: new AuditVerification(dataSource, masterKey, seals, kinds, macs, proof, records),
  };
}
