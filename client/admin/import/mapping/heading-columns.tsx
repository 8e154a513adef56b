import { Flex, NativeSelect, Text } from '@chakra-ui/react';
import { CircleCheck, CircleMinus, PencilLine, WandSparkles } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { type HeadingRow, REASONS } from './heading-rows';

const NOT_READ = 'Bu sütunu atla';

const column = dataColumns<HeadingRow>();

/** A heading of the file, what stands below it, what it is read as, and why. */
export const HEADING_COLUMNS: DataColumn<HeadingRow>[] = column.columns([
  column.display({
    id: 'heading',
    header: 'Dosyadaki başlık',
    meta: { label: 'Dosyadaki başlık', isTitle: true, width: '13rem' },
    cell: ({ row: { original: row } }) => (
      <Text as="b" fontWeight="semibold" truncate display="block" title={row.heading}>
        {row.heading}
      </Text>
    ),
  }),
  column.display({
    id: 'samples',
    header: 'İlk üç değer',
    meta: { label: 'İlk üç değer' },
    cell: ({ row: { original: row } }) => {
      const samples = row.samples.join(' · ');
      return (
        <Text as="span" color="fg.muted" truncate display="block" title={samples}>
          {samples || 'boş'}
        </Text>
      );
    },
  }),
  column.display({
    id: 'field',
    header: 'Mağazadaki alan',
    meta: { label: 'Mağazadaki alan', width: '17rem' },
    cell: ({ row }) => <FieldSelect row={row.original} />,
  }),
  column.display({
    id: 'reason',
    header: 'Neden',
    meta: { label: 'Neden', width: '11rem' },
    cell: ({ row }) => <Reason reason={row.original.reason} />,
  }),
]);

function FieldSelect({ row: { heading, field, options, onChoose } }: { row: HeadingRow }) {
  return (
    <NativeSelect.Root size="xs" marginBlock="1">
      <NativeSelect.Field
        aria-label={`«${heading}» sütununun karşılığı`}
        value={field}
        color={field === '' ? 'fg.muted' : undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{NOT_READ}</option>
        {options.map((option) => (
          <option key={option.field} value={option.field} disabled={option.isTaken}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

const ICONS = {
  HEADER: { icon: CircleCheck, color: 'success.fg' },
  SYNONYM: { icon: WandSparkles, color: 'petrol.fg' },
  GUESS: { icon: WandSparkles, color: 'petrol.fg' },
  ASSIGNED: { icon: PencilLine, color: 'petrol.fg' },
  CHOSEN: { icon: PencilLine, color: 'petrol.fg' },
  UNREAD: { icon: CircleMinus, color: 'fg.muted' },
} as const;

function Reason({ reason }: Pick<HeadingRow, 'reason'>) {
  const { icon, color } = ICONS[reason];
  return (
    <Flex as="span" align="center" gap="1.5" color={color} textStyle="small">
      <Icon of={icon} size={15} />
      {REASONS[reason]}
    </Flex>
  );
}
