import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import { ImportPartsReader } from './import-parts.reader.js';
import { EarlierImport, ImportPictures, ImportUndo } from './import-result.type.js';
import { ImportRowList } from './import-row.type.js';
import { ImportRowsArgs } from './import-rows.input.js';
import { ImportRowsReader } from './import-rows.reader.js';
import { ImportPlanCounts, ImportRun } from './import-run.type.js';

/** Counts rows, and a file may have a hundred thousand: for each import of a list as much as a root field. */
const COUNTING_COST = 450;
/** One more statement, through an index. */
const READING_COST = 20;

/** What of an import is read only where it is asked for. */
@BackOfficeOnly('import')
@Resolver(() => ImportRun)
export class ImportRunFieldsResolver {
  constructor(
    private readonly rowReader: ImportRowsReader,
    private readonly parts: ImportPartsReader,
  ) {}

  @ResolveField(() => ImportRowList, {
    complexity: COUNTING_COST,
    description: 'Its rows, page by page, in the order of the file.',
  })
  rows(@Parent() { id }: ImportRun, @Args() args: ImportRowsArgs): Promise<ImportRowList> {
    return this.rowReader.page(id, args);
  }

  @ResolveField({ complexity: COUNTING_COST })
  planned(@Parent() { id }: ImportRun): Promise<ImportPlanCounts> {
    return this.parts.planned(id);
  }

  @ResolveField({ complexity: COUNTING_COST })
  undo(@Parent() { id }: ImportRun): Promise<ImportUndo | null> {
    return this.parts.undo(id);
  }

  @ResolveField({ complexity: READING_COST })
  earlier(@Parent() run: ImportRun): Promise<EarlierImport | null> {
    return this.parts.earlier(run);
  }

  @ResolveField({ complexity: COUNTING_COST })
  categoryPaths(@Parent() { id }: ImportRun): Promise<string[]> {
    return this.parts.categoryPaths(id);
  }

  @ResolveField({ complexity: COUNTING_COST })
  pictures(@Parent() { id }: ImportRun): Promise<ImportPictures> {
    return this.parts.pictures(id);
  }
}
