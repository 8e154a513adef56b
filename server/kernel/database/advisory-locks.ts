/** Every advisory lock of the shop. Each number stands for one thing that must not happen twice at once. */
export const ADVISORY_LOCKS = {
  /** Held by the session that migrates. */
  migrations: 7_140_001,
  /** Held until the commit by the transaction that takes a checkpoint. */
  checkpoints: 7_140_002,
  /** Held until the commit by each transaction that writes the catalog. */
  catalogWrites: 7_140_003,
  /** With the hash of its id: held until the commit by the worker that cancels an unpaid order. */
  unpaidOrder: 7_140_004,
} as const;
