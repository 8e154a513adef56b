import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, History } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from '../../ui/controls/icon';
import { type PastRailProps } from './past-rail';
import { When } from './when';

interface PastBandProps {
  /** That what is shown is past: «Siparişin geçmişteki hâlini görüyorsunuz; …». */
  sentence: string;
  /** The event that the record is shown after. */
  version: number;
  events: PastRailProps['events'];
  /** Where it stood then. */
  children: ReactNode;
  onShow: (version: number) => void;
  onReturn: () => void;
}

/** Says which time is shown and what the record was then. It stays in sight while somebody moves through its history further down. */
export function PastBand({ sentence, version, events, children, onShow, onReturn }: PastBandProps) {
  const event = events[version - 1];
  return (
    <Flex
      role="status"
      position="sticky"
      top="2"
      zIndex="docked"
      wrap="wrap"
      align="center"
      gap="2"
      paddingInline="4"
      paddingBlock="2"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="petrol.line"
      bg="petrol.subtle"
      boxShadow="float"
    >
      <Flex gap="3" flex="1" minWidth="16rem" align="start">
        <Text as="span" color="petrol.fg" paddingTop="0.5">
          <Icon of={History} />
        </Text>
        <div>
          {sentence}
          {event && (
            <Text>
              <b>
                {version} / {events.length}
              </b>{' '}
              <When at={event.at} />: {event.text}
            </Text>
          )}
        </div>
      </Flex>
      {children}
      <Flex gap="1">
        <Step label="Önceki olay" to={version - 1} icon={ChevronLeft} isEnd={version <= 1} onShow={onShow} />
        <Step label="Sonraki olay" to={version + 1} icon={ChevronRight} isEnd={false} onShow={onShow} />
      </Flex>
      <Button variant="outline" size="sm" onClick={onReturn}>
        Güncel hâline dönün
      </Button>
    </Flex>
  );
}

interface StepProps {
  label: string;
  to: number;
  icon: typeof ChevronLeft;
  isEnd: boolean;
  onShow: (version: number) => void;
}

function Step({ label, to, icon, isEnd, onShow }: StepProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-label={label}
      title={label}
      // A disabled button would lose the focus at the end.
      aria-disabled={isEnd}
      opacity={isEnd ? 0.4 : undefined}
      onClick={() => !isEnd && onShow(to)}
    >
      <Icon of={icon} />
    </IconButton>
  );
}
