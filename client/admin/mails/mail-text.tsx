import { Box, Text } from '@chakra-ui/react';

/** A mail before it is sent: its subject, and what it says. */
export function MailText({ subject, text }: { subject: string; text: string }) {
  return (
    <Box as="section" aria-label="E-posta ön izlemesi" borderWidth="1px" borderRadius="lg" overflow="hidden">
      <Text
        paddingInline="4"
        paddingBlock="2"
        borderBottomWidth="1px"
        bg="bg.subtle"
        fontWeight="medium"
        overflowWrap="anywhere"
      >
        {subject}
      </Text>
      <Text
        tabIndex={0}
        paddingInline="4"
        paddingBlock="3"
        maxHeight="2xs"
        overflowY="auto"
        textStyle="small"
        lineHeight="tall"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >
        {text}
      </Text>
    </Box>
  );
}
