import { useEffect, useState } from 'react';
import { type UseFormReturn } from 'react-hook-form';
import { type Draft, dropDraft, readDraft, writeDraft } from '../../session/drafts';
import { useStaff } from '../../session/use-staff';
import { goneDocuments, gonePictures } from '../../uploads/stored-files';
import { isSame } from '../../record/record';
import { PRODUCT_SCHEMA } from './product.schema';
import { type ProductValues } from './product.values';

const WAIT_MS = 500;

/** What was typed into the form of a product and not saved, with the values it was begun with. */
export interface ProductDraft {
  readonly begun: ProductValues;
  readonly values: ProductValues;
  readonly savedAt: number;
}

const nameOf = (id: string | undefined) => `urun-${id ?? 'yeni'}`;

/** What somebody left unsaved in this form, from another tab or day. */
export function useStoredDraft(id: string | undefined): ProductDraft | undefined {
  const { id: staffId } = useStaff();
  const [draft] = useState(() => readProductDraft(readDraft(nameOf(id), staffId)));
  return draft;
}

/** A form that has changed since has other fields: such a draft is none. Wrong values may stand in it, they are only not saved yet. */
function readProductDraft(draft: Draft | undefined): ProductDraft | undefined {
  const { begun, values } = (draft?.content ?? {}) as Partial<ProductDraft>;
  if (!draft || !hasFields(begun) || !hasFields(values) || isSame(begun, values)) return undefined;
  return { begun, values, savedAt: draft.savedAt };
}

const hasFields = (values: ProductValues | undefined): values is ProductValues =>
  values !== undefined && Object.keys(PRODUCT_SCHEMA.shape).every((field) => field in values);

/** A new product that was added needs its draft no more; the form is left at once. */
export const dropNewProductDraft = (): void => dropDraft(nameOf(undefined));

/** Stores what is typed while it is not saved. @param begun what is saved */
export function useDraftStorage(
  id: string | undefined,
  {
    methods,
    isDirty,
    begun,
  }: { methods: UseFormReturn<ProductValues>; isDirty: boolean; begun: ProductValues },
): void {
  const { id: staffId } = useStaff();
  useEffect(() => {
    const name = nameOf(id);
    if (!isDirty) {
      dropDraft(name);
      return undefined;
    }
    const store = () => writeDraft(name, staffId, { begun, values: methods.getValues() });
    store();
    let timer = 0;
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(store, WAIT_MS);
      },
    });
    // A tab that is closed before the time is over.
    window.addEventListener('pagehide', store);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', store);
      unsubscribe();
    };
  }, [id, staffId, methods, isDirty, begun]);
}

/**
 * Takes files out of a draft that the shop has deleted meanwhile: nothing was saved with them for a day.
 *
 * @returns how many were taken out
 */
export function useCheckedUploads(
  draft: ProductDraft | undefined,
  methods: UseFormReturn<ProductValues>,
): number {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!draft) return;
    const known = new Set([
      ...draft.begun.pictures.map(({ pictureId }) => pictureId),
      ...draft.begun.documents.map(({ fileId }) => fileId),
    ]);
    const isNew = (id: string) => id !== '' && !known.has(id);
    const check = async () => {
      const [pictures, documents] = await Promise.all([
        gonePictures(draft.values.pictures.map(({ pictureId }) => pictureId).filter(isNew)),
        goneDocuments(draft.values.documents.map(({ fileId }) => fileId).filter(isNew)),
      ]);
      if (pictures.length + documents.length === 0) return;
      const { pictures: shown, documents: listed } = methods.getValues();
      methods.setValue(
        'pictures',
        shown.filter(({ pictureId }) => !pictures.includes(pictureId)),
        { shouldDirty: true },
      );
      methods.setValue(
        'documents',
        listed.filter(({ fileId }) => !documents.includes(fileId)),
        { shouldDirty: true },
      );
      setGone(pictures.length + documents.length);
    };
    void check();
  }, [draft, methods]);
  return gone;
}
