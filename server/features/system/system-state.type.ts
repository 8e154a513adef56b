import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { ProcessKind } from '../../kernel/processes/process-heartbeat.js';
import type { ProcessHealth } from '../../kernel/processes/processes.js';
import { DateTime } from '../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { registerValueEnum } from '../../kernel/scalars/value-enum.js';

export const ProcessKindEnum = registerValueEnum<ProcessKind>({
  name: 'ProcessKind',
  description: 'What a process is for.',
  values: { api: 'Answers visitors and staff.', worker: 'Sends mails and carries out long jobs.' },
});

export const ProcessHealthEnum = registerValueEnum<ProcessHealth>({
  name: 'ProcessHealth',
  description: 'How a process is.',
  values: {
    healthy: 'It does its work.',
    stuck: 'It runs, but has sent nothing for half a minute although something is due.',
    silent: 'It has said nothing for 45 seconds.',
  },
});

@ObjectType('RunningProcess', { description: 'A process of the shop, as it last said of itself.' })
export class RunningProcessType {
  @Field(() => Id, { description: 'Another one after each start.' })
  id: string;

  @Field(() => ProcessKindEnum, { description: 'What it is for.' })
  kind: ProcessKind;

  @Field(() => ProcessHealthEnum, { description: 'How it is.' })
  health: ProcessHealth;

  @Field(() => String, { description: 'The machine or container it runs on.' })
  host: string;

  @Field(() => Int, { description: 'Its process id there.' })
  pid: number;

  @Field(() => String, { description: 'The version of the shop it runs.' })
  version: string;

  @Field(() => String, { description: 'The version of Node.js.' })
  nodeVersion: string;

  @Field(() => DateTime, { description: 'When it started.' })
  startedAt: Date;

  @Field(() => DateTime, { description: 'When it last said so.' })
  seenAt: Date;

  @Field(() => Float, { description: 'Memory it takes, in bytes.' })
  memoryBytes: number;
}

@ObjectType({ description: 'What waits to be sent or carried out.' })
export class QueueState {
  @Field(() => String, { description: 'Which server hands jobs to workers: `Redis` or `PostgreSQL`.' })
  backend: string;

  @Field(() => Boolean, { description: 'Whether that server answers.' })
  isReachable: boolean;

  @Field(() => Int, { description: 'Side effects, such as mails, that wait.' })
  waiting: number;

  @Field(() => Int, { description: 'How long the oldest of them waits, in seconds.' })
  oldestWaitingSeconds: number;

  @Field(() => Int, { description: 'Side effects that were given up.' })
  givenUp: number;

  @Field(() => Int, { description: 'How long the oldest job that could run waits, in seconds.' })
  oldestJobSeconds: number;
}

@ObjectType('BackupReport', { description: 'A backup that an operator reported.' })
export class BackupReportType {
  @Field(() => DateTime, { description: 'When it was finished, or failed.' })
  finishedAt: Date;

  @Field(() => String, { nullable: true, description: 'Where it lies.' })
  place: string | null;

  @Field(() => Float, { nullable: true, description: 'How large it is, in bytes.' })
  sizeBytes: number | null;
}

@ObjectType('BackupState', { description: 'Backups as operators reported them.' })
export class BackupStateType {
  @Field(() => BackupReportType, { nullable: true, description: 'The newest; null where none was reported.' })
  last: BackupReportType | null;

  @Field(() => BackupReportType, { nullable: true, description: 'One that failed since.' })
  failed: BackupReportType | null;

  @Field(() => Boolean, {
    description: 'Whether the newest is older than 30 hours, or only failures were reported.',
  })
  isOverdue: boolean;
}

@ObjectType({ description: 'Migrations of the database.' })
export class MigrationState {
  @Field(() => Int, { description: 'How many were applied.' })
  applied: number;

  @Field(() => String, { nullable: true, description: 'Name of the last one.' })
  last: string | null;

  @Field(() => [String], {
    description: 'Those that the code of the answering process needs and are not applied.',
  })
  pending: string[];
}

@ObjectType({ description: 'Something the shop stands on, by its name.' })
export class SystemVersion {
  @Field(() => String, { description: 'What it is: `PostgreSQL`.' })
  name: string;

  @Field(() => String, { description: 'Its version.' })
  version: string;
}

@ObjectType('ShownSetting', { description: 'A setting of the answering process, from its environment.' })
export class ShownSettingType {
  @Field(() => String, { description: 'Its variable.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Its value, addresses without user, password and query; null of a secret, and where none is set.',
  })
  value: string | null;

  @Field(() => Boolean, { description: 'Whether it has a value.' })
  isSet: boolean;

  @Field(() => Boolean, { description: 'Whether its value is never shown.' })
  isSecret: boolean;

  @Field(() => Boolean, { description: 'Whether it is as it would be without the variable.' })
  isDefault: boolean;
}

@ObjectType({ description: 'How the shop runs, for its operators.' })
export class SystemState {
  @Field(() => DateTime, { description: 'When this was asked for.' })
  at: Date;

  @Field(() => [RunningProcessType], {
    description: 'What runs, and what fell silent within an hour; at most 200.',
  })
  processes: RunningProcessType[];

  @Field(() => QueueState, { description: 'What waits.' })
  queue: QueueState;

  @Field(() => BackupStateType, { description: 'Backups.' })
  backup: BackupStateType;

  @Field(() => MigrationState, { description: 'Migrations.' })
  migrations: MigrationState;

  @Field(() => [SystemVersion], { description: 'The shop and what it stands on.' })
  versions: SystemVersion[];

  @Field(() => Float, { description: 'Size of the database in bytes.' })
  databaseBytes: number;

  @Field(() => [ShownSettingType], { description: 'The configuration, without secrets.' })
  configuration: ShownSettingType[];
}
