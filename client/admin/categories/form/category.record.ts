import { type CategoryToEdit, CategoryQuery } from '../categories.query';
import { keywordsIn } from '../../../ui/form/keywords';
import * as z from '../../../ui/form/zod';
import { declareRecord, type RecordField, type Saved } from '../../record/record';

const MAX_NAME = 100;
const MAX_SENTENCE = 500;
const MAX_DESCRIPTION = 5_000;
const MAX_ADDRESS = 120;
/** As much of it as search engines show. */
export const SEO_DESCRIPTION_SHOWN = 160;

const tooLong = (most: number) => `En çok ${String(most)} karakter olabilir.`;
const text = (most: number) => z.string().max(most, tooLong(most));

export const CATEGORY_SCHEMA = z.object({
  name: text(MAX_NAME).refine((name) => name.trim() !== '', 'Kategori adını yazın.'),
  slug: text(MAX_ADDRESS),
  description: text(MAX_DESCRIPTION).refine((typed) => typed.trim() !== '', 'Açıklamayı yazın.'),
  /** Empty for a main one. */
  parentId: z.string(),
  isActive: z.boolean(),
  sortOrder: z.string().regex(/^\d{1,6}$/, 'Sırayı 0 ya da daha büyük bir tam sayıyla yazın.'),
  pictureId: z.string().nullable(),
  seoTitle: text(MAX_SENTENCE),
  seoDescription: text(MAX_SENTENCE),
  /** With commas between them. */
  seoKeywords: z.string(),
});

export type CategoryValues = z.infer<typeof CATEGORY_SCHEMA>;

export const NEW_CATEGORY: CategoryValues = {
  name: '',
  slug: '',
  description: '',
  parentId: '',
  isActive: true,
  sortOrder: '0',
  pictureId: null,
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
};

/** A category as its form holds it. */
export function categoryValues(category: CategoryToEdit): Saved<CategoryValues> {
  const { name, slug, description, parentId, isActive, sortOrder, picture, seo, version } = category;
  return {
    version,
    values: {
      name,
      slug,
      description,
      parentId: parentId ?? '',
      isActive,
      sortOrder: String(sortOrder),
      pictureId: picture?.id ?? null,
      seoTitle: seo.title ?? '',
      seoDescription: seo.description ?? '',
      seoKeywords: seo.keywords.join(', '),
    },
  };
}

/** What the server is sent of each field. */
const SENT = {
  name: ({ name }: CategoryValues) => ({ name: name.trim() }),
  // Without one a new category gets one made from its name, and another keeps its own.
  slug: ({ slug }: CategoryValues) => (slug.trim() ? { slug: slug.trim() } : {}),
  description: ({ description }: CategoryValues) => ({ description: description.trim() }),
  parentId: ({ parentId }: CategoryValues) => ({ parentId: parentId || null }),
  isActive: ({ isActive }: CategoryValues) => ({ isActive }),
  sortOrder: ({ sortOrder }: CategoryValues) => ({ sortOrder: Number(sortOrder) }),
  pictureId: ({ pictureId }: CategoryValues) => ({ pictureId }),
  seoTitle: ({ seoTitle }: CategoryValues) => ({ seoTitle: seoTitle.trim() || null }),
  seoDescription: ({ seoDescription }: CategoryValues) => ({ seoDescription: seoDescription.trim() || null }),
  seoKeywords: ({ seoKeywords }: CategoryValues) => ({ seoKeywords: keywordsIn(seoKeywords) }),
} satisfies { [Name in keyof CategoryValues]: (values: CategoryValues) => object };

const FIELDS = Object.keys(SENT) as (keyof CategoryValues)[];

/** The fields that differ from those a form was begun with. */
export function categoryInput(values: CategoryValues, begun: CategoryValues | undefined) {
  const changed = FIELDS.filter((name) => values[name] !== begun?.[name]);
  return Object.assign({}, ...changed.map((name) => SENT[name](values))) as Partial<
    ReturnType<typeof SENT.name> &
      ReturnType<typeof SENT.description> &
      ReturnType<typeof SENT.parentId> &
      ReturnType<typeof SENT.isActive> &
      ReturnType<typeof SENT.sortOrder> &
      ReturnType<typeof SENT.pictureId> &
      ReturnType<typeof SENT.seoTitle> &
      ReturnType<typeof SENT.seoDescription> &
      ReturnType<typeof SENT.seoKeywords> & { slug: string }
  >;
}

const textField = (label: string): RecordField<string> => ({
  label,
  text: (value) => value || 'boş',
  read: (stored) => (typeof stored === 'string' ? stored : ''),
});

/** One category with its history. @param nameOf a category, as it is called */
export const categoryRecord = (id: string, nameOf: (id: string) => string) =>
  declareRecord({
    label: 'Kategori',
    schema: CATEGORY_SCHEMA,
    fields: {
      name: textField('Ad'),
      slug: textField('Adres'),
      description: textField('Açıklama'),
      parentId: {
        label: 'Üst kategori',
        text: (parentId) => (parentId ? nameOf(parentId) : 'Ana kategori'),
        read: (stored) => (typeof stored === 'string' ? stored : ''),
      },
      isActive: { label: 'Durum', text: (is) => (is ? 'Aktif' : 'Pasif'), read: (stored) => stored === true },
      sortOrder: { label: 'Sıra', text: (place) => place, read: String },
      pictureId: {
        label: 'Görsel',
        text: (pictureId) => (pictureId === null ? 'yok' : 'var'),
        read: (stored) => (typeof stored === 'string' ? stored : null),
      },
      seoTitle: textField('SEO başlığı'),
      seoDescription: textField('SEO açıklaması'),
      seoKeywords: {
        label: 'Anahtar kelimeler',
        text: (words) => words || 'boş',
        read: (stored) => (Array.isArray(stored) ? stored.join(', ') : ''),
      },
    },
    savedTitle: 'Kategori kaydedildi',
    query: CategoryQuery,
    variables: { id },
    read: ({ adminCategory, adminCategoryHistory }) =>
      adminCategory && !adminCategory.isArchived
        ? { ...categoryValues(adminCategory), history: adminCategoryHistory }
        : undefined,
  });
