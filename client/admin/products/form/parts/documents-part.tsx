import { Grid, Link, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '../../../../paths';
import { formatBytes } from '../../../../shop/format-bytes';
import { FieldRows } from '../../../../ui/fields/field-rows';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { toaster } from '../../../../ui/feedback/toaster';
import { UploadDrop } from '../../../uploads/upload-drop';
import { DOCUMENTS, type UploadedDocument } from '../../../uploads/upload-kinds';
import { UploadLines } from '../../../uploads/upload-lines';
import { useUploads } from '../../../uploads/use-uploads';
import { MAX_DOCUMENTS } from '../product.schema';
import { type DocumentValue, type ProductValues } from '../product.values';
import { FormPartCard } from './form-part-card';

const LANGUAGES = { tr: 'Türkçe', en: 'İngilizce', de: 'Almanca', fr: 'Fransızca', it: 'İtalyanca' } as const;

/** Data sheets, drawings and the like that visitors may download. */
export function DocumentsPart() {
  const { getValues, setValue } = useFormContext<ProductValues>();
  const { lines, add, giveUp } = useUploads<UploadedDocument>();
  const documents = useWatch<ProductValues, 'documents'>({ name: 'documents' });
  const take = ({ id: fileId, bytes }: UploadedDocument, { name }: File) => {
    const shown = getValues('documents');
    if (shown.some((document) => document.fileId === fileId)) {
      toaster.info({ title: `${name} zaten bu ürünün belgesi` });
      return;
    }
    const title = name.replace(/\.pdf$/i, '').replaceAll(/[-_]+/g, ' ');
    const document = { fileId, kind: 'DATA_SHEET' as const, language: 'tr', title, bytes };
    setValue('documents', [...shown, document], { shouldDirty: true });
  };
  return (
    <FormPartCard id="belgeler" note="Ürün sayfasında indirilir">
      <FieldRows name="documents" label="Belgeler" rowLabel={(place) => `Belge ${String(place)}`}>
        {(path) => <DocumentRow path={path} />}
      </FieldRows>
      <UploadLines lines={lines} onGiveUp={giveUp} />
      {documents.length < MAX_DOCUMENTS && (
        <UploadDrop
          prompt="Belgeleri buraya bırakın ya da seçin."
          hint="PDF, en çok 20 MB."
          accept={DOCUMENTS.accept}
          onFiles={(files) => add(DOCUMENTS, files, take)}
        />
      )}
    </FormPartCard>
  );
}

function DocumentRow({ path }: { path: string }) {
  const document = useWatch<Record<string, DocumentValue | undefined>>({ name: path });
  if (!document) return null;
  const known = Object.entries(LANGUAGES);
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr auto' }} gap="2" alignItems="start">
      <TextField
        name={`${path}.title`}
        label="Belge başlığı"
        hasHiddenLabel
        placeholder="Başlık"
        autoComplete="off"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
      />
      <SelectField name={`${path}.kind`} label="Belge türü" hasHiddenLabel>
        <option value="DATA_SHEET">Teknik föy</option>
        <option value="DRAWING">Teknik çizim</option>
        <option value="CERTIFICATE">Sertifika</option>
        <option value="MANUAL">Kullanım kılavuzu</option>
      </SelectField>
      <SelectField name={`${path}.language`} label="Belge dili" hasHiddenLabel>
        {known.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        {!(document.language in LANGUAGES) && <option value={document.language}>{document.language}</option>}
      </SelectField>
      <Text textStyle="small" whiteSpace="nowrap" paddingTop="2">
        <Link href={paths.productDocument(document.fileId)} target="_blank" rel="noopener">
          İndir
        </Link>{' '}
        {document.bytes > 0 && formatBytes(document.bytes)}
      </Text>
    </Grid>
  );
}
