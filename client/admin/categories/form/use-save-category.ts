import { useMutation } from 'urql';
import { type Refusal, refusalOf } from '../../../graphql/refusal';
import { type FormErrors } from '../../../ui/form/form-errors';
import { useFormerSlug } from '../../record/former-slug';
import { notifyGivenSlug } from '../../record/notify-given-slug';
import { type SaveResult } from '../../record/use-record';
import { CreateCategoryMutation, UpdateCategoryMutation } from '../categories.query';
import { categoryInput, categoryValues, type CategoryValues } from './category.record';

const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  CATEGORY_TOO_DEEP: 'parentId',
  CATEGORY_NOT_FOUND: 'parentId',
  SLUG_FORMERLY_USED: 'slug',
};

/** Saves categories and adds them. */
export function useSaveCategory() {
  const [, create] = useMutation(CreateCategoryMutation);
  const [, update] = useMutation(UpdateCategoryMutation);
  const { agreed, takeFormerSlug } = useFormerSlug();
  const save = async (
    id: string,
    values: CategoryValues,
    expectedVersion: number,
    begun: CategoryValues,
  ): Promise<SaveResult<CategoryValues>> => {
    const category = { ...categoryInput(values, begun), ...agreed() };
    const { data, error } = await update({ input: { id, expectedVersion, category } });
    if (error) return { errors: errorsOf(refusalOf(error)) };
    if (!data) return { errors: {} };
    notify(values, begun.slug, data.updateCategory.slug);
    return { saved: categoryValues(data.updateCategory) };
  };
  /** Resolves with the id of the new one, or with what was refused. */
  const add = async (values: CategoryValues): Promise<string | FormErrors> => {
    const { data, error } = await create({ input: { ...categoryInput(values, undefined), ...agreed() } });
    if (error) return errorsOf(refusalOf(error));
    if (!data) return {};
    notify(values, '', data.createCategory.slug);
    return data.createCategory.id;
  };
  return { save, add, takeFormerSlug };
}

const notify = ({ slug: typed }: CategoryValues, begun: string, saved: string) =>
  notifyGivenSlug({ typed, begun, saved, noun: 'kategori' });

/** What the server refused, at the control it is about. */
function errorsOf(refusal: Refusal): FormErrors {
  const { code, message, details } = refusal;
  const field = code === 'CATEGORY_INVALID' ? details.field : FIELD_OF_CODE[code];
  if (typeof field === 'string') return { code, fields: { [field]: message } };
  const fields = Object.entries(refusal.fields).map(([path, text]) => [
    path.replace(/^category\./, ''),
    text,
  ]);
  return { ...refusal, fields: Object.fromEntries(fields) as FormErrors['fields'] };
}
