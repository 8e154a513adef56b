import { Field, Int, ObjectType } from '@nestjs/graphql';
import { HistoryActor } from '../../kernel/actor/history-actor.type.js';
import type { JobStatus } from '../../kernel/jobs/job.js';
import { ListOf } from '../../kernel/listing/list.type.js';
import { DateTime } from '../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { registerValueEnum } from '../../kernel/scalars/value-enum.js';

export const JobStatusEnum = registerValueEnum<JobStatus>({
  name: 'JobStatus',
  description: 'What a long job is at.',
  values: {
    waiting: 'It waits for a worker, for its turn or for another attempt.',
    running: 'A worker carries it out, or did until shortly before.',
    done: 'It was carried out.',
    failed: 'It was refused or given up.',
    cancelled: 'Somebody ended it.',
  },
});

@ObjectType('JobProgress', { description: 'How far a job is.' })
export class JobProgressType {
  @Field(() => String, { nullable: true, description: 'What it is at, where it has several parts.' })
  stage: string | null;

  @Field(() => Int, { description: 'How many rows, or whatever the job counts, are done.' })
  done: number;

  @Field(() => Int, { nullable: true, description: 'Of how many; null while that is not known.' })
  total: number | null;
}

@ObjectType({ description: 'Why a job failed, or why its last attempt did.' })
export class JobError {
  @Field(() => String, {
    description:
      'Message of a refusal, in Turkish; of an unexpected error its kind and code, nothing personal.',
  })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the refusal; null for an unexpected error.',
  })
  code: string | null;
}

@ObjectType('Job', { description: 'Long work in the background, such as an import.' })
export class JobType {
  @Field(() => Id, { description: 'Identifies the job.' })
  id: string;

  @Field(() => String, { description: 'What it does: `import-plan`.' })
  kind: string;

  @Field(() => Id, { description: 'Id of what it is about, such as the run of an import.' })
  subjectId: string;

  @Field(() => String, {
    nullable: true,
    description: 'What that is called, such as the name of a file; null where it has no name.',
  })
  subjectName: string | null;

  @Field(() => JobStatusEnum, { description: 'What it is at.' })
  status: JobStatus;

  @Field(() => JobProgressType, { description: 'How far it is.' })
  progress: JobProgressType;

  @Field(() => JobError, { nullable: true, description: 'Null unless it failed, or its last attempt did.' })
  error: JobError | null;

  @Field(() => Int, { description: 'How many attempts failed.' })
  failedAttempts: number;

  @Field(() => Boolean, { description: 'Whether somebody asked for it to end.' })
  isCancelRequested: boolean;

  @Field(() => Boolean, { description: 'Whether cancelJob may end it now.' })
  isCancellable: boolean;

  @Field(() => Boolean, { description: 'Whether retryJob may begin it again now.' })
  isRepeatable: boolean;

  @Field(() => HistoryActor, { description: 'Who began it.' })
  actor: HistoryActor;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it may run, of one that waits: later after a failed attempt.' })
  dueAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When a worker first began it.' })
  startedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null while it has not.' })
  finishedAt: Date | null;
}

@ObjectType({
  description:
    'One page of the jobs, those added last first. Jobs are deleted 90 days after they ended, except failed ones that retryJob may begin again.',
})
export class JobList extends ListOf(JobType) {}

@ObjectType({ description: 'How many jobs have a status.' })
export class JobStatusCount {
  @Field(() => JobStatusEnum, { description: 'The status.' })
  status: JobStatus;

  @Field(() => Int, { description: 'Jobs that have it.' })
  count: number;
}

@ObjectType({ description: 'A mail or another side effect that was given up after its last attempt.' })
export class FailedSideEffect {
  @Field(() => Id, { description: 'A whole number.' })
  id: string;

  @Field(() => String, { description: 'What was to follow: `order-received-mail`.' })
  name: string;

  @Field(() => String, { description: 'What it was to follow from: `OrderPlaced`.' })
  fact: string;

  @Field(() => Id, { description: 'Id of what that was about, such as the order.' })
  subjectId: string;

  @Field(() => Int, { description: 'How often it was attempted.' })
  attempts: number;

  @Field(() => String, { nullable: true, description: 'Kind and code of the last error.' })
  error: string | null;

  @Field(() => DateTime, { description: 'When it was to happen.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was given up.' })
  failedAt: Date;
}

@ObjectType({ description: 'One page of the side effects that were given up, the last first.' })
export class FailedSideEffectList extends ListOf(FailedSideEffect) {}
