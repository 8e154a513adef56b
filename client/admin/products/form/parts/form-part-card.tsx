import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { FORM_PARTS, type FormPartId } from '../form-parts';

interface FormPartCardProps {
  id: FormPartId;
  /** What it is for, or how much of it there is. */
  note?: ReactNode;
  children: ReactNode;
}

/** One part of the form, where its link leads. */
export function FormPartCard({ id, note, children }: FormPartCardProps) {
  const title = FORM_PARTS.find((part) => part.id === id)?.title ?? '';
  const heading = `${id}-baslik`;
  return (
    <Box
      as="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={heading}
      scrollMarginTop="5rem"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.surface"
      _focusVisible={{ outline: 'none' }}
    >
      <Box
        paddingInline={{ base: '4', md: '5' }}
        paddingBlock="3"
        borderBottomWidth="1px"
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        columnGap="3"
      >
        <Heading as="h3" id={heading} textStyle="h3">
          {title}
        </Heading>
        {note != null && (
          <Text textStyle="small" color="fg.muted">
            {note}
          </Text>
        )}
      </Box>
      <Stack gap="4" paddingInline={{ base: '4', md: '5' }} paddingBlock="4">
        {children}
      </Stack>
    </Box>
  );
}
