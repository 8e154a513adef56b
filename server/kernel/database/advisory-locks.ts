/** Every advisory lock of the shop. Each number stands for one thing that must not happen twice at once. */
export const ADVISORY_LOCKS = {
  /** Held by the session that migrates. */
  migrations: 7_140_001,
  /** Held until the commit by the transaction that takes a checkpoint. */
  checkpoints: 7_140_002,
  /** Held until the commit by each transaction that writes the catalog. */
  catalogWrites: 7_140_003,
  /** With the hash of its id: held until the commit by the worker that cancels an unpaid order. */
  unpaidOrder: 7_140_007,
  /** Held until the commit by each transaction that appends events, as its last statement; named in `append_events`. */
  eventPositions: 7_140_004,
  /** Held until the commit by each transaction that wrote to the audit log, taken at its end; named in `chain_audit`. */
  auditPositions: 7_140_005,
  /** Held until the commit by each transaction that adds a notice: their ids become visible in their order. */
  noticeIds: 7_140_031,
  /** Held until the commit by each transaction that gives a static page its address. */
  pageAddresses: 7_140_041,
  /** With the hash of its name: held until the commit by the worker that publishes a draft. */
  draftPublishing: 7_140_042,
  /** Held until the commit by each transaction of staff that changes what accounts may do. */
  accountAccess: 7_140_051,
  /** Held by the session that rebuilds read rows. */
  projectionRebuild: 7_140_006,
  /** Held until the commit by the worker that deletes some rows whose time is over. */
  sweeping: 7_140_024,
} as const;
