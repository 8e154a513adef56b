import { Box, Button, Card, Checkbox, Flex, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../ui/controls/icon';
import { type ImportOptions, type ImportPart, type NumberNotation } from './preview-draft';

const PARTS: Readonly<Record<ImportPart, string>> = {
  EVERYTHING: 'Hepsi: yeniler ve değişenler',
  ONLY_NEW: 'Yalnız yeni ürün ve kategoriler',
  PRICES_AND_STOCK: 'Yalnız fiyat ve stok',
};

interface ImportOptionsFormProps {
  options: ImportOptions;
  isDisabled: boolean;
  onChange: (change: Partial<ImportOptions>) => void;
  /** What else can be changed about how the file is read. */
  children?: ReactNode;
}

/** How the file is to be applied: one sentence, which opens to what it may be instead. */
export function ImportOptionsForm({ options, isDisabled, onChange, children }: ImportOptionsFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box as="section" aria-label="Nasıl aktarılsın">
      <Flex align="center" gap="2" minHeight="8" textStyle="small" color="fg.muted">
        <Icon of={SlidersHorizontal} />
        <OptionsText options={options} />
        <Button
          variant="plain"
          size="xs"
          flexShrink="0"
          aria-label="Nasıl aktarılacağını değiştir"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Kapat' : 'Değiştir'}
        </Button>
        {children}
      </Flex>
      <Box id={id}>
        {isOpen && (
          <Card.Root marginTop="1">
            <Card.Body padding="4">
              <OptionFields options={options} isDisabled={isDisabled} onChange={onChange} />
            </Card.Body>
          </Card.Root>
        )}
      </Box>
    </Box>
  );
}

const SHORT_PARTS: Readonly<Record<ImportPart, string>> = {
  EVERYTHING: 'Ekle ve güncelle',
  ONLY_NEW: 'Yalnız yeniler',
  PRICES_AND_STOCK: 'Yalnız fiyat ve stok',
};

/** «Ekle ve güncelle, boş hücre mevcut değeri bırakır, hatalı satır atlanır»; what erases stands out. */
function OptionsText({ options }: Pick<ImportOptionsFormProps, 'options'>) {
  return (
    <Text as="span" minWidth="0" truncate>
      <b>{SHORT_PARTS[options.part]}</b>
      {options.isStrict && ', yalnızca bu dosyadaki kategoriler'}
      {', boş hücre '}
      {options.clearsBlanks ? (
        <Text as="b" color="warning.fg">
          mevcut değeri siler
        </Text>
      ) : (
        'mevcut değeri bırakır'
      )}
      {options.isAllOrNothing ? ', tek hata hepsini durdurur' : ', hatalı satır atlanır'}
    </Text>
  );
}

const NUMBER_NOTATIONS: Readonly<Record<NumberNotation, string>> = {
  DETECTED: 'Sayılar dosyadan anlaşılsın',
  TURKISH: 'Sayılar 15.000,50 biçiminde',
  ENGLISH: 'Sayılar 15,000.50 biçiminde',
};

function OptionFields({ options, isDisabled, onChange }: Omit<ImportOptionsFormProps, 'children'>) {
  return (
    <Stack direction={{ base: 'column', lg: 'row' }} columnGap="16" rowGap="4">
      <OneOf
        label="Dosyanın hangi kısmı"
        labels={PARTS}
        value={options.part}
        isDisabled={isDisabled}
        onChange={(part) => onChange({ part })}
      />
      <OneOf
        label="Sayı biçimi"
        labels={NUMBER_NOTATIONS}
        value={options.numberNotation}
        isDisabled={isDisabled}
        onChange={(numberNotation) => onChange({ numberNotation })}
      />
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
  );
}

interface OneOfProps<Value extends string> {
  label: string;
  labels: Readonly<Record<Value, string>>;
  value: Value;
  isDisabled: boolean;
  onChange: (value: Value) => void;
}

function OneOf<Value extends string>({ label, labels, value, isDisabled, onChange }: OneOfProps<Value>) {
  const values = Object.keys(labels) as Value[];
  return (
    <RadioGroup.Root
      value={value}
      disabled={isDisabled}
      onValueChange={(chosen) => {
        const known = values.find((one) => one === chosen.value);
        if (known) onChange(known);
      }}
    >
      <RadioGroup.Label srOnly>{label}</RadioGroup.Label>
      <Stack gap="1">
        {values.map((one) => (
          <RadioGroup.Item key={one} value={one}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{labels[one]}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
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
