import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../kernel/actor/actor.js';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import { CurrentStaff } from '../../../kernel/actor/request-context.js';
import { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { AuditOptions, AuditRecord, AuditRecordList } from './audit-record.type.js';
import { AuditRecordNeighborsArgs, AuditRecordsArgs } from './audit-records.args.js';
import { AuditRecordsService } from './audit-records.service.js';

/** Who did what, before and after, for staff who may know it of everybody. */
@StaffOnly('users')
@Resolver()
export class AuditRecordsAdminResolver {
  constructor(private readonly service: AuditRecordsService) {}

  @Query(() => AuditRecordList, {
    description:
      'All events and all entries of the audit log in one list, page by page; counted up to 10,000.',
  })
  auditRecords(@Args() args: AuditRecordsArgs, @CurrentStaff() reader: Actor): Promise<AuditRecordList> {
    return this.service.page(args, reader);
  }

  @Query(() => AuditRecord, { nullable: true, description: 'One of them; null when unknown.' })
  auditRecord(
    @Args('id', { type: () => Id, description: '`event-88` or `entry-12`.' }) id: string,
    @CurrentStaff() reader: Actor,
  ): Promise<AuditRecord | null> {
    return this.service.find(id, reader);
  }

  @Query(() => ListNeighbors, {
    description:
      'What stands beside a record in the list of these conditions; a record that no longer meets them keeps its place.',
  })
  auditRecordNeighbors(@Args() args: AuditRecordNeighborsArgs): Promise<ListNeighbors> {
    return this.service.neighbors(args);
  }

  @Query(() => AuditOptions, { description: 'What the audit log can be narrowed to.' })
  auditOptions(): Promise<AuditOptions> {
    return this.service.options();
  }
}
