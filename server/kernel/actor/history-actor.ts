import type { ActorKind } from './actor.js';
import { HistoryActor } from './history-actor.type.js';

/** Somebody in a history as records keep them: the name is read where it is shown. */
export const historyActor = (kind: ActorKind, id: string | null): HistoryActor =>
  Object.assign(new HistoryActor(), { kind, id, name: null, role: null });
