import { applyDecorators } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsOptional, IsUUID } from 'class-validator';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { MAX_MESSAGE_FILES } from './message-files.js';

/** A field of an input: the ids of files that come with a text. */
export const FileIds = () =>
  applyDecorators(
    IsOptional(),
    ArrayMaxSize(MAX_MESSAGE_FILES),
    ArrayUnique(),
    IsUUID(undefined, { each: true }),
    Field(() => [Id], {
      nullable: true,
      description: `Files uploaded to POST /mesaj-dosyasi, at most ${MAX_MESSAGE_FILES}.`,
    }),
  );
