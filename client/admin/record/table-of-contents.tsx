import { Badge, Box, Flex, Link, Stack } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { messagesIn } from '../../ui/fields/use-field-error';

/** A part of a long form, and the fields in it. */
export interface FormPart {
  /** Of its element, which links lead to. */
  readonly id: string;
  readonly title: string;
  readonly fields: readonly string[];
}

interface TableOfContentsProps {
  parts: readonly FormPart[];
  /** Names of the fields that are not saved. */
  changed: readonly string[];
  /** Element of the history; left out where there is none. */
  historyId?: string | undefined;
  /** What is said of the record below. */
  children?: ReactNode;
}

/** The parts of the form, with how much of each is not saved or wrong. */
export function TableOfContents({ parts, changed, historyId, children }: TableOfContentsProps) {
  const { errors } = useFormState();
  const wrong = messagesIn(errors).map(([path]) => path.split('.')[0]);
  const counted = parts.map(({ id, title, fields }) => ({
    id,
    title,
    changes: changed.filter((name) => fields.includes(name)).length,
    errors: wrong.filter((name) => name !== undefined && fields.includes(name)).length,
  }));
  return (
    <Stack
      as="nav"
      aria-label="Formun bölümleri"
      gap="3"
      position={{ xl: 'sticky' }}
      top="4.5rem"
      minWidth="0"
    >
      <Flex as="ul" direction={{ base: 'row', xl: 'column' }} gap="1" overflowX="auto" listStyleType="none">
        {counted.map(({ id, title, changes, errors: count }) => (
          <li key={id}>
            <PartLink id={id}>
              <Box as="span" flex="1" whiteSpace={{ base: 'nowrap', xl: 'normal' }}>
                {title}
              </Box>
              {count > 0 ? (
                <Badge colorPalette="danger">{count} hata</Badge>
              ) : (
                changes > 0 && <Badge aria-label={`${String(changes)} değişiklik`}>{changes}</Badge>
              )}
            </PartLink>
          </li>
        ))}
        {historyId !== undefined && (
          <li>
            <PartLink id={historyId}>Geçmiş</PartLink>
          </li>
        )}
      </Flex>
      <Box hideBelow="xl">{children}</Box>
    </Stack>
  );
}

function PartLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link
      href={`#${id}`}
      display="flex"
      alignItems="center"
      gap="2"
      paddingInline="2.5"
      paddingBlock="1.5"
      borderRadius="md"
      textStyle="small"
      color="fg"
      textDecoration="none"
      _hover={{ bg: 'bg.subtle' }}
      onClick={(event) => {
        // The router would take the address for another place of the form, which asks about unsaved changes.
        event.preventDefault();
        const part = document.getElementById(id);
        part?.scrollIntoView({ block: 'start' });
        part?.focus({ preventScroll: true });
      }}
    >
      {children}
    </Link>
  );
}
