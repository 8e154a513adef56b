import { chakra, Span, Stack, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { formatQuantity } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { FieldRows } from '../../ui/fields/field-rows';
import { Fields } from '../../ui/fields/fields';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { MAX_ITEMS, MAX_PARAGRAPHS, MAX_SECTIONS } from './content-limits';
import { newKey, type SectionRow } from './content-rows';

/** The sections of a page, each folded; added, removed, and moved by drag or button. */
export function SectionRows({ canAdd }: { canAdd: boolean }) {
  return (
    <FieldRows
      name="sections"
      label="Bölümler"
      rowLabel={(place) => `Bölüm ${String(place)}`}
      {...(canAdd && {
        addLabel: 'Bölüm ekle',
        newRow: () => ({ key: newKey('bolum'), title: '', content: '', items: [] }),
      })}
      most={MAX_SECTIONS}
    >
      {(path) => <SectionFields path={path} />}
    </FieldRows>
  );
}

function SectionFields({ path }: { path: string }) {
  const row = useWatch({ name: path }) as SectionRow | undefined;
  const { errors } = useFormState();
  // What was just added is to be filled in.
  const [isUnfolded, setUnfolded] = useState(
    () => row?.title === '' && row.content === '' && row.items.length === 0,
  );
  const isOpen = isUnfolded || get(errors, path) !== undefined;
  const count = row?.items.length ?? 0;
  return (
    <chakra.details
      open={isOpen}
      borderWidth="1px"
      borderRadius="md"
      css={FOLD}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="11"
        paddingInline="3"
        cursor="pointer"
        listStyle="none"
      >
        <Icon of={ChevronDown} />
        <Span flex="1" minWidth="0" truncate fontWeight="medium">
          {row?.title || row?.key || 'Yeni bölüm'}
        </Span>
        {count > 0 && (
          <Span textStyle="small" color="fg.muted" whiteSpace="nowrap">
            {formatQuantity(count, 'öge')}
          </Span>
        )}
      </chakra.summary>
      {/* The fields of a whole page at once would be slow to open. */}
      {isOpen && <UnfoldedSection path={path} />}
    </chakra.details>
  );
}

function UnfoldedSection({ path }: { path: string }) {
  return (
    <Stack gap="4" padding="3" borderTopWidth="1px">
      <TextField name={`${path}.title`} label="Başlık" isOptional autoComplete="off" />
      <TextAreaField
        name={`${path}.content`}
        label="Metin"
        isOptional
        rows={4}
        limit={MAX_PARAGRAPHS}
        hint="Paragrafların arasında bir boş satır bırakın."
      />
      <Stack gap="2">
        <Text fontWeight="medium">Ögeler</Text>
        <FieldRows
          name={`${path}.items`}
          label="Ögeler"
          rowLabel={(place) => `Öge ${String(place)}`}
          addLabel="Öge ekle"
          newRow={() => ({ title: '', text: '' })}
          most={MAX_ITEMS}
        >
          {(item) => (
            <Fields>
              <TextField name={`${item}.title`} label="Öne çıkan" isOptional autoComplete="off" />
              <TextAreaField name={`${item}.text`} label="Metin" isOptional rows={2} />
            </Fields>
          )}
        </FieldRows>
      </Stack>
    </Stack>
  );
}

const FOLD = {
  '& > summary svg': { transition: 'transform 120ms' },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '& > summary::-webkit-details-marker': { display: 'none' },
};
