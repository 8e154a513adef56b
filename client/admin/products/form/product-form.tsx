import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { COPY_PARAMETER } from '../../../path-parameters';
import { paths } from '../../../paths';
import { Form } from '../../../ui/form/form';
import { focusSubmit } from '../../../ui/form/form-controls';
import { FormMessage } from '../../../ui/form/form-message';
import { UnsavedChangesGuard } from '../../../ui/form/unsaved-changes-guard';
import { ScreenTitle } from '../../frame/screen-title';
import { type ReadRecord } from '../../record/record';
import { RecordNews } from '../../record/record-news';
import { SaveBar } from '../../record/save-bar';
import { useChangedFields } from '../../record/use-changed-fields';
import { useRecord } from '../../record/use-record';
import { TableOfContents } from '../../record/table-of-contents';
import { useSaveKey } from '../../record/use-save-key';
import { FORM_PARTS } from './form-parts';
import { BasicsPart } from './parts/basics-part';
import { DescriptionsPart } from './parts/descriptions-part';
import { DocumentsPart } from './parts/documents-part';
import { ListsPart } from './parts/lists-part';
import { PicturesPart } from './parts/pictures-part';
import { PriceAndStockPart } from './parts/price-and-stock-part';
import { RelationsPart } from './parts/relations-part';
import { SearchEnginePart } from './parts/search-engine-part';
import { SpecsPart } from './parts/specs-part';
import { StatePart } from './parts/state-part';
import { VariationsPart } from './parts/variations-part';
import { ProductBands } from './product-bands';
import { ProductHead } from './product-head';
import { ProductHistory } from './product-history';
import { type ProductToEdit } from './product.query';
import { type productRecord } from './product.record';
import { type ProductValues } from './product.values';
import { useFormSuggestions } from './use-form-suggestions';
import { useNameFollowers } from './use-name-followers';
import { dropNewProductDraft, useCheckedUploads, useDraftStorage, useStoredDraft } from './use-product-draft';
import { useSaveProduct } from './use-save-product';

/** What the form offers to choose from, and what it says of prices. */
export interface FormChoices {
  readonly siteName: string;
  /** Basis points. */
  readonly taxRate: number;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** Deleted ones too. */
  readonly categoryNames: ReadonlyMap<string, string>;
}

interface ProductFormProps {
  record: ReturnType<typeof productRecord>;
  saved: ReadRecord<ProductValues>;
  /** Undefined for a new one. */
  product: ProductToEdit | undefined;
  choices: FormChoices;
}

/** Everything of one product in parts, with what several people may do to it at the same time. */
export function ProductForm({ record, saved, product, choices }: ProductFormProps) {
  const id = product?.id;
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const draft = useStoredDraft(id);
  const { save, savedId, takeFormerSlug } = useSaveProduct(id);
  const state = useRecord(record, saved, save, {
    draft,
    onSaved: () => {
      if (id !== undefined) return;
      dropNewProductDraft();
      void navigate(paths.adminProduct(savedId()), { replace: true });
    },
  });
  const { form, discard, begun } = state;
  useSaveKey(form.formRef);
  const { methods } = form;
  const { isDirty } = useFormState({ control: methods.control });
  const changed = useChangedFields(record.fields, methods, begun);
  const isChanged = isDirty && changed.length > 0;
  useDraftStorage(id, { methods, isDirty: isChanged, begun });
  const goneUploads = useCheckedUploads(draft, methods);
  useNameFollowers(methods, id === undefined && !parameters.has(COPY_PARAMETER));
  const suggestions = useFormSuggestions(methods);
  return (
    <>
      <ScreenTitle>{product ? `${product.name}, Ürün Düzenle` : 'Yeni Ürün Ekle'}</ScreenTitle>
      <Form form={form} label={record.label}>
        <UnsavedChangesGuard form={form} />
        <Stack gap="4">
          <ProductHead product={product} isChanged={isChanged} />
          <SaveBar
            changed={changed.map((name) => record.fields[name].label)}
            isNew={id === undefined}
            onDiscard={() => {
              discard();
              focusSubmit(form.formRef.current);
            }}
          />
          <ProductBands product={product} draft={isChanged ? draft : undefined} goneUploads={goneUploads} />
          <ShownAtOnce key={String(state.isFoundBySaving)} isPressing={state.isFoundBySaving}>
            <RecordNews fields={record.fields} state={state} />
          </ShownAtOnce>
          <FormMessage />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', xl: '12rem minmax(0, 1fr)' }}
            columnGap="6"
            rowGap="4"
            alignItems="start"
          >
            <TableOfContents
              parts={FORM_PARTS}
              changed={changed}
              historyId={id === undefined ? undefined : 'gecmis'}
            >
              {product && (
                <Text textStyle="small" color="fg.muted">
                  Sürüm {product.version}
                  <br />
                  Son kayıt: {product.updatedBy.name ?? 'Mağaza'}
                </Text>
              )}
            </TableOfContents>
            <Stack gap="4" minWidth="0">
              <BasicsPart
                categories={choices.categories}
                brands={suggestions.brands}
                isNew={id === undefined}
                onTakeSlug={takeFormerSlug}
              />
              <PriceAndStockPart begun={begun} taxRate={choices.taxRate} units={suggestions.units} />
              <DescriptionsPart />
              <PicturesPart />
              <SpecsPart suggestions={suggestions.specs} />
              <VariationsPart names={suggestions.attributes} />
              <ListsPart certifications={suggestions.certifications} tags={suggestions.tags} />
              <SearchEnginePart siteName={choices.siteName} />
              <DocumentsPart />
              <RelationsPart id={id} />
              <StatePart />
            </Stack>
          </Grid>
        </Stack>
      </Form>
      {product && <ProductHistory record={record} saved={saved} product={product} isChanged={isChanged} />}
    </>
  );
}

/** What somebody has to decide who pressed the button further down; somebody who is typing stays where they are. */
function ShownAtOnce({ isPressing, children }: { isPressing: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPressing) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [isPressing]);
  return (
    <Box ref={box} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {children}
    </Box>
  );
}
