import { Flex, List, Text } from '@chakra-ui/react';
import { paths } from '../../paths';
import { formatDateTime } from '../../shop/format';
import { FileLines } from '../../ui/files/file-lines';
import { type Conversation } from './conversation.fragment';

/** What both sides wrote, oldest first. */
export function ConversationThread({ entries, linkToken }: Pick<Conversation, 'entries' | 'linkToken'>) {
  return (
    <List.Root variant="plain" as="ol" aria-label="Yazışma">
      {entries.map(({ side, at, text, files }) => (
        <List.Item
          key={`${side} ${at}`}
          display="block"
          paddingBlock="3"
          paddingInlineStart="4"
          borderStartWidth="3px"
          borderColor={side === 'SHOP' ? 'petrol.line' : 'line.strong'}
          css={{ '& + &': { marginTop: '2' } }}
        >
          <Flex wrap="wrap" columnGap="3" textStyle="small" color="fg.muted">
            <Text as="b" color="fg" fontWeight="medium">
              {side === 'SHOP' ? 'Mağaza' : 'Siz'}
            </Text>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </Flex>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {text ?? 'Metin silindi.'}
          </Text>
          <FileLines files={files} addressOf={(id) => paths.linkedMessageFile(linkToken, id)} />
        </List.Item>
      ))}
    </List.Root>
  );
}
