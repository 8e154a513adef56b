import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MATERIAL_LIST_UPLOAD, MaterialListsService } from '../../features/material-lists/index.js';
import { Public } from '../../kernel/actor/audience.js';
import { TakesFile, uploadOf } from '../uploads/upload-route.js';

const CREATED = 201;

/** Lists of buyers that come as files; nothing of the file is kept but its rows. */
@Public()
@Controller('malzeme-listesi-dosyasi')
export class MaterialListUploadsController {
  constructor(private readonly lists: MaterialListsService) {}

  /**
   * Takes the bytes of a spreadsheet as the body and its name as `ad`; the answer names the list.
   *
   * @throws RATE_LIMITED, SPREADSHEET_…, MATERIAL_LIST_EMPTY, MATERIAL_LIST_TOO_LONG
   */
  @Post()
  @HttpCode(CREATED)
  @TakesFile()
  async upload(@Req() request: FastifyRequest, @Query('ad') name?: unknown): Promise<{ id: string }> {
    const context = await request.requestContext();
    const content = uploadOf(request, MATERIAL_LIST_UPLOAD);
    const { id } = await this.lists.fromFile(context, content, typeof name === 'string' ? name : '');
    return { id };
  }
}
