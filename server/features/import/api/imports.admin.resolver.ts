import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import type { ListPage } from '../../../kernel/listing/list-page.js';
import {
  ApplyImportInput,
  CorrectImportCellInput,
  ImportRunArgs,
  ImportRunsArgs,
  LeaveOutImportRowsInput,
  PreviewImportInput,
} from './import.input.js';
import { ImportRow } from './import-row.type.js';
import { ImportOverview, ImportRun, ImportRunList } from './import-run.type.js';
import { ImportSheetColumns } from './import-sheet.type.js';
import type { ImportRunView } from './import-run.view.js';
import { ImportsReader } from './imports.reader.js';
import { ImportOverviewReader } from './import-overview.reader.js';
import { ImportRowsService } from './import-rows.service.js';
import { ImportSteering } from './import-steering.js';

/** Imports as staff and back-office programs steer them; a file is uploaded by POST. */
@BackOfficeOnly('import')
@Resolver()
export class ImportsAdminResolver {
  constructor(
    private readonly reader: ImportsReader,
    private readonly overview: ImportOverviewReader,
    private readonly steering: ImportSteering,
    private readonly rows: ImportRowsService,
  ) {}

  @Query(() => ImportOverview, { description: 'The catalog in numbers, as it is now.' })
  importOverview(): Promise<ImportOverview> {
    return this.overview.read();
  }

  @Query(() => [ImportSheetColumns], { description: 'The sheets and columns that the import knows.' })
  importColumns(): ImportSheetColumns[] {
    return this.reader.columns();
  }

  @Query(() => ImportRunList, { description: 'All imports, newest first.' })
  importRuns(@Args() args: ImportRunsArgs): Promise<ListPage<ImportRunView>> {
    return this.reader.page(args);
  }

  @Query(() => ImportRun, { nullable: true, description: 'One import; null for an unknown id.' })
  importRun(@Args() { id }: ImportRunArgs): Promise<ImportRunView | null> {
    return this.reader.find(id);
  }

  @Mutation(() => ImportRun, {
    description:
      'Compares the file with the catalog anew, after options, headings or categories were changed or the catalog was. Nothing of the catalog changes.',
  })
  async previewImport(
    @Args('input', { description: 'The import, and what is to be compared otherwise.' })
    input: PreviewImportInput,
    @CurrentCause() cause: Cause,
  ): Promise<ImportRunView> {
    await this.steering.preview(input, cause);
    return this.reader.get(input.id);
  }

  @Mutation(() => ImportRun, {
    description:
      'Applies what the preview of this version shows. Refused as IMPORT_OUTDATED when the catalog changed since: such rows are marked, and the import is to be previewed anew.',
  })
  async applyImport(
    @Args('input', { description: 'The import and the version that was shown.' }) input: ApplyImportInput,
    @CurrentCause() cause: Cause,
  ): Promise<ImportRunView> {
    await this.steering.apply(input, cause);
    return this.reader.get(input.id);
  }

  @Mutation(() => ImportRun, {
    description: 'Stops what runs, between two chunks, or puts away a preview that was not applied.',
  })
  async cancelImport(@Args() { id }: ImportRunArgs, @CurrentCause() cause: Cause): Promise<ImportRunView> {
    await this.steering.cancel(id, cause);
    return this.reader.get(id);
  }

  @Mutation(() => ImportRun, {
    description:
      'Takes back what an import changed: what was edited or sold since is kept, what was ordered meanwhile stays.',
  })
  async undoImport(@Args() { id }: ImportRunArgs, @CurrentCause() cause: Cause): Promise<ImportRunView> {
    await this.steering.undo(id, cause);
    return this.reader.get(id);
  }

  @Mutation(() => ImportRow, {
    description: 'Corrects one cell of a row and shows what the row would do now.',
  })
  async correctImportCell(
    @Args('input', { description: 'The row, its column and the value.' }) input: CorrectImportCellInput,
    @CurrentCause() cause: Cause,
  ): Promise<ImportRow> {
    return this.rows.correctCell(input, cause);
  }

  @Mutation(() => ImportRun, { description: 'Leaves rows out of what is applied, or takes them in again.' })
  async leaveOutImportRows(
    @Args('input', { description: 'The rows, and whether they are left out.' })
    input: LeaveOutImportRowsInput,
    @CurrentCause() cause: Cause,
  ): Promise<ImportRunView> {
    await this.rows.leaveOut(input, cause);
    return this.reader.get(input.id);
  }
}
