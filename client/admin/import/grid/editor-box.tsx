import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type RowCell } from './row-cell';

interface EditorBoxProps {
  id: string;
  found: Pick<RowCell, 'problems' | 'warnings'>;
  /** Why what was typed was not taken. */
  refused?: string | undefined;
  /** The keys that do something, each with what. */
  keys: readonly string[];
  children?: ReactNode;
}

/** Lies below the cell that is worked on: what is wrong with it, what may be meant, and the keys. */
export function EditorBox({ id, found: { problems, warnings }, refused, keys, children }: EditorBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // A cell at the edge of the grid opens beyond it.
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <Box
      ref={box}
      position={{ md: 'absolute' }}
      top="100%"
      insetInlineStart="-1px"
      zIndex="dropdown"
      width={{ md: '23rem' }}
      marginTop="1"
      paddingInline="3"
      paddingBlock="2.5"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.surface"
      boxShadow={{ md: 'float' }}
      color="fg"
      textStyle="small"
      textAlign="start"
      whiteSpace="normal"
      scrollMargin="2"
    >
      <div id={id}>
        {problems.map((message) => (
          <Text key={message} fontWeight="semibold">
            {message}
          </Text>
        ))}
        {warnings.map((message) => (
          <Text key={message} color="warning.fg">
            {message}
          </Text>
        ))}
      </div>
      <Text role="alert" color="danger.fg" _empty={{ display: 'none' }}>
        {refused}
      </Text>
      {children}
      <Flex
        hideBelow="md"
        wrap="wrap"
        columnGap="3.5"
        marginTop="2"
        paddingTop="1.5"
        borderTopWidth="1px"
        textStyle="tiny"
        color="fg.muted"
      >
        {keys.map((key) => (
          <chakra.span key={key}>{key}</chakra.span>
        ))}
      </Flex>
    </Box>
  );
}
