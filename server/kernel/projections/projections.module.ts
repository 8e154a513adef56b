import { Module } from '@nestjs/common';
import { ProjectionProof } from './projection-proof.js';
import { ProjectionRebuild } from './projection-rebuild.js';

const PROVIDERS = [ProjectionProof, ProjectionRebuild];

/** Read rows, proven against the events and rebuilt from them. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class ProjectionsModule {}
