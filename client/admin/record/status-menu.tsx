import { Badge, type BadgeProps, Button, chakra, Menu, Portal } from '@chakra-ui/react';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { LazyMenu } from '../../ui/overlay/lazy-menu';

interface StatusLook {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly tone: NonNullable<BadgeProps['colorPalette']>;
}

/** Every status a thing can have, in the order of its menu. */
type Statuses<Status extends string> = Readonly<Record<Status, StatusLook>>;

export interface StatusMenuProps<Status extends string> {
  statuses: Statuses<Status>;
  status: Status;
  /** How it is shown where that says more: an offer that ran out. */
  look?: StatusLook;
  /** For assistive technology: whose status it is. */
  name: string;
  /** A change is on its way; there is no second one meanwhile. */
  isBusy?: boolean;
  onChoose: (status: Status) => void;
}

const StatusButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '8',
    borderRadius: 'full',
    cursor: 'pointer',
    '&[aria-busy=true]': { opacity: 0.6 },
  },
});

/** Where a thing stands, and every other status that staff can give it. */
export function StatusMenu<Status extends string>(props: StatusMenuProps<Status>) {
  const { statuses, status, look = statuses[status], name, isBusy = false, onChoose } = props;
  const others = namesOf(statuses).filter((other) => other !== status);
  return (
    <LazyMenu
      first={others[0] ?? status}
      onSelect={(value) => {
        const chosen = others.find((other) => other === value);
        if (chosen) onChoose(chosen);
      }}
      button={(button) => (
        // It stays focusable while it is busy: a disabled button would lose the focus that the menu gives back to it.
        <StatusButton
          {...button}
          type="button"
          aria-keyshortcuts="s"
          aria-label={`${name}, durum: ${look.label}, değiştir`}
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : button.onClick}
        >
          <Badge colorPalette={look.tone}>
            <Icon of={look.Icon} size={14} strokeWidth={2} />
            {look.label}
            <Icon of={ChevronDown} size={14} strokeWidth={2} />
          </Badge>
        </StatusButton>
      )}
    >
      <StatusItems statuses={statuses} current={status} />
    </LazyMenu>
  );
}

interface BulkStatusMenuProps<Status extends string> {
  statuses: Statuses<Status>;
  onChoose: (status: Status) => void;
}

/** The statuses that all selected things can be given. */
export function BulkStatusMenu<Status extends string>({ statuses, onChoose }: BulkStatusMenuProps<Status>) {
  return (
    <Menu.Root
      onSelect={({ value }) => {
        const chosen = namesOf(statuses).find((one) => one === value);
        if (chosen) onChoose(chosen);
      }}
    >
      <Menu.Trigger asChild>
        <Button colorPalette="petrol" size="xs">
          Durumu değiştir
          <Icon of={ChevronDown} size={16} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <StatusItems statuses={statuses} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

interface StatusItemsProps<Status extends string> {
  statuses: Statuses<Status>;
  /** It cannot be chosen again. */
  current?: Status;
}

const StatusItems = <Status extends string>({ statuses, current }: StatusItemsProps<Status>) =>
  namesOf(statuses).map((status) => (
    <Menu.Item key={status} value={status} disabled={status === current}>
      <Icon of={statuses[status].Icon} size={16} />
      {statuses[status].label}
    </Menu.Item>
  ));

const namesOf = <Status extends string>(statuses: Statuses<Status>) => Object.keys(statuses) as Status[];
