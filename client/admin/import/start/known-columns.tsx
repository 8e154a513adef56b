import { Button, chakra, Flex, Heading, Skeleton, Stack, StackSeparator, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { TitledCard } from '../../../ui/layout/titled-card';
import { type KnownSheet } from './start.query';

/** Long enough for what is filled in most; the rest on demand. */
const FIRST = 17;

/** Every column that the import knows, sheet by sheet; what it may contain is said of the one that is chosen. */
export function KnownColumns({ sheets }: { sheets: readonly KnownSheet[] | undefined }) {
  if (!sheets) return <Skeleton height="64" />;
  return (
    <TitledCard title="Dosyadaki sütunlar">
      <Stack gap="4" separator={<StackSeparator />}>
        {sheets.map((sheet) => (
          <SheetColumns key={sheet.kind} sheet={sheet} />
        ))}
      </Stack>
    </TitledCard>
  );
}

function SheetColumns({ sheet: { title, columns } }: { sheet: KnownSheet }) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const titleId = useId();
  const noteId = useId();
  const required = columns.filter(({ isRequired }) => isRequired);
  const ordered = [...required, ...columns.filter(({ isRequired }) => !isRequired)];
  const rest = ordered.length - FIRST;
  const note = columns.find(({ field }) => field === chosen);
  const column = ({ field, header, isRequired }: (typeof columns)[number]) => (
    <Button
      key={field}
      size="xs"
      variant="subtle"
      colorPalette={isRequired ? 'petrol' : 'neutral'}
      fontWeight="medium"
      aria-expanded={field === chosen}
      aria-controls={noteId}
      onClick={() => setChosen(field === chosen ? undefined : field)}
    >
      {header}
      {isRequired && <chakra.span srOnly>, zorunlu</chakra.span>}
    </Button>
  );
  return (
    <Stack as="section" gap="2.5" aria-labelledby={titleId}>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="3">
        <Heading as="h3" id={titleId} textStyle="label" fontWeight="semibold">
          {title}
        </Heading>
        <Text textStyle="small" color="fg.subtle">
          {formatCount(required.length)} zorunlu, {formatCount(columns.length - required.length)} isteğe bağlı
        </Text>
      </Flex>
      <Flex wrap="wrap" gap="1.5">
        {ordered.slice(0, FIRST).map(column)}
        {rest > 0 && (
          <Button variant="plain" size="xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {formatCount(rest)} sütun daha
            <Icon of={isOpen ? ChevronUp : ChevronDown} size={14} />
          </Button>
        )}
        {isOpen && ordered.slice(FIRST).map(column)}
      </Flex>
      <Text id={noteId} role="status" textStyle="small" color="fg.muted" _empty={{ display: 'none' }}>
        {note && (
          <>
            <b>{note.header}</b>
            {note.isRequired && ' (zorunlu)'}: {note.note}
          </>
        )}
      </Text>
    </Stack>
  );
}
