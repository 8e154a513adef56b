import { Alert, CloseButton, Flex, Stack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { useCartDesk } from '../store/use-cart';

interface AddedNoteProps extends Alert.RootProps {
  /** How many lines were added. */
  count: number;
  /** About those that were not added, or are otherwise than they were asked for. */
  sentences: readonly string[];
  /** Where it lies over what is read. */
  onClose?: () => void;
}

/** What came of adding many lines to the cart at once, line by line. It is read out once, when it appears. */
export function AddedNote({ count, sentences, onClose, ...alert }: AddedNoteProps) {
  const { readOut } = useCartDesk();
  const title = count === 0 ? 'Sepete hiçbir satır eklenmedi' : `${String(count)} satır sepete eklendi`;
  // A status that appears with its text is read out by hardly any screen reader.
  useEffect(() => {
    readOut([title, ...sentences].join('. '));
  }, [readOut, title, sentences]);
  const status = sentences.length === 0 ? 'success' : 'warning';
  return (
    <Alert.Root role="group" aria-label="Sepete ekleme sonucu" status={status} {...alert}>
      <Alert.Content gap="2" minWidth="0">
        <Alert.Title asChild>
          <h2>{title}</h2>
        </Alert.Title>
        <Alert.Description>
          {sentences.length > 0 && (
            <Stack as="ul" gap="1" maxHeight="10rem" overflowY="auto" overflowWrap="anywhere">
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Stack>
          )}
        </Alert.Description>
        <Flex>
          <ButtonLink tone="petrol" to={paths.cart()}>
            Sepete git
          </ButtonLink>
        </Flex>
      </Alert.Content>
      {onClose && (
        <CloseButton
          size="sm"
          aria-label="Kapat"
          alignSelf="start"
          marginInlineStart="auto"
          onClick={onClose}
        >
          <Icon of={X} size={20} />
        </CloseButton>
      )}
    </Alert.Root>
  );
}
