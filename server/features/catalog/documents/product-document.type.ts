import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { slugify } from '../../../kernel/turkish/fold.js';
import type { DocumentKind, ProductDocument } from '../drafts/product.draft.js';

export const DocumentKindEnum = registerValueEnum<DocumentKind>({
  name: 'DocumentKind',
  description: 'What a document of a product is; each value with the name people read.',
  values: {
    data_sheet: 'Teknik föy',
    drawing: 'Teknik çizim',
    certificate: 'Sertifika',
    manual: 'Kullanım kılavuzu',
  },
});

@ObjectType('ProductDocument', { description: 'A file that belongs to a product.' })
export class ProductDocumentType {
  @Field(() => Id, { description: 'Id of the file.' })
  fileId: string;

  @Field(() => DocumentKindEnum, { description: 'What it is.' })
  kind: DocumentKind;

  @Field(() => String, { description: 'Language as two letters of ISO 639: tr.' })
  language: string;

  @Field(() => String, { description: 'As shown.' })
  title: string;

  @Field(() => Int, { description: 'Size of the file.' })
  bytes: number;

  @Field(() => String, { description: 'Address of the file, which is saved under its title.' })
  url: string;
}

const MAX_NAME = 100;

/** A document with what is known of its file. */
export const documentView = (document: ProductDocument, bytes: number): ProductDocumentType => ({
  ...document,
  bytes,
  url: `/belge/${document.fileId}/${slugify(document.title).slice(0, MAX_NAME) || 'belge'}.pdf`,
});
