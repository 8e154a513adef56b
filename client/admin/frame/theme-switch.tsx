import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../design/theme-choice';
import { Icon } from '../../ui/controls/icon';

const CHOICES = [
  { choice: 'light', label: 'Açık', icon: Sun },
  { choice: 'dark', label: 'Koyu', icon: Moon },
  { choice: 'system', label: 'Sistem', icon: Monitor },
] as const;

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const chosen = useThemeChoice();
  const shown = CHOICES.find(({ choice }) => choice === chosen) ?? CHOICES[2];
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" aria-label={`Görünüm: ${shown.label}`} title="Görünüm">
          <Icon of={shown.icon} size={20} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="9rem" aria-label="Görünüm">
            <Menu.RadioItemGroup
              value={chosen}
              onValueChange={({ value }) => chooseTheme(value as ThemeChoice)}
            >
              {CHOICES.map(({ choice, label, icon }) => (
                <Menu.RadioItem key={choice} value={choice}>
                  <Icon of={icon} />
                  {label}
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
