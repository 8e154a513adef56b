import { Checkbox, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { TitledCard } from '../../../ui/layout/titled-card';
import { type ImportOptions, type ImportPart } from './preview-draft';

const PARTS: Readonly<Record<ImportPart, string>> = {
  EVERYTHING: 'Hepsi: yeniler ve değişenler',
  ONLY_NEW: 'Yalnız yeni ürün ve kategoriler',
  PRICES_AND_STOCK: 'Yalnız fiyat ve stok',
};

interface ImportOptionsFormProps {
  options: ImportOptions;
  isDisabled: boolean;
  /** Whether nothing stands beside it. */
  isWide: boolean;
  onChange: (change: Partial<ImportOptions>) => void;
}

/** How the file is to be applied. */
export function ImportOptionsForm({ options, isDisabled, isWide, onChange }: ImportOptionsFormProps) {
  return (
    <TitledCard title="Nasıl aktarılsın">
      <Stack direction={{ base: 'column', lg: isWide ? 'row' : 'column' }} columnGap="16" rowGap="4">
        <RadioGroup.Root
          value={options.part}
          disabled={isDisabled}
          onValueChange={({ value }) => {
            const part = (Object.keys(PARTS) as ImportPart[]).find((known) => known === value);
            if (part) onChange({ part });
          }}
        >
          <RadioGroup.Label srOnly>Dosyanın hangi kısmı</RadioGroup.Label>
          <Stack gap="1">
            {Object.entries(PARTS).map(([part, label]) => (
              <RadioGroup.Item key={part} value={part}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
        <Stack gap="2">
          <Option
            label="Yalnızca bu dosyadaki kategoriler"
            isOn={options.isStrict}
            isDisabled={isDisabled}
            onChange={(isStrict) => onChange({ isStrict })}
          >
            Mağazadaki bir kategoriye eklenecek ürünler hatalı sayılır.
          </Option>
          <Option
            label="Hepsi ya da hiçbiri"
            isOn={options.isAllOrNothing}
            isDisabled={isDisabled}
            onChange={(isAllOrNothing) => onChange({ isAllOrNothing })}
          >
            Tek satır bile hatalıysa hiçbir şey yazılmaz.
          </Option>
          <Option
            label="Boş hücreler siler"
            isOn={options.clearsBlanks}
            isDisabled={isDisabled}
            onChange={(clearsBlanks) => onChange({ clearsBlanks })}
          >
            Seçilmezse boş hücre, mağazadaki bilgiyi olduğu gibi bırakır.
          </Option>
        </Stack>
      </Stack>
    </TitledCard>
  );
}

interface OptionProps {
  label: string;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
  /** What it does. */
  children: ReactNode;
}

function Option({ label, isOn, isDisabled, onChange, children }: OptionProps) {
  return (
    <Checkbox.Root
      checked={isOn}
      disabled={isDisabled}
      alignItems="flex-start"
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control marginTop="0.5" />
      <Checkbox.Label>
        {label}
        <Text as="span" display="block" textStyle="small" color="fg.muted">
          {children}
        </Text>
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
