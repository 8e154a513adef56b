import { Combobox } from '@chakra-ui/react';
import { type Ref } from 'react';
import { type PaletteGroup } from '../palette-line';
import { PaletteOptionRow } from './palette-option-row';
import { optionValue } from './palette-options';

interface PaletteListProps {
  ref: Ref<HTMLDivElement>;
  groups: readonly PaletteGroup[];
  /** What was searched for. */
  words: readonly string[];
  /** The option that Enter chooses. */
  highlighted: string | null;
  /** A link in it is followed. */
  onFollow: () => void;
}

/** The lines of the palette, below the headings of their groups. */
export function PaletteList({ ref, groups, words, highlighted, onFollow }: PaletteListProps) {
  return (
    <Combobox.Content
      ref={ref}
      flex="0 1 auto"
      minHeight="0"
      overflowY="auto"
      overscrollBehavior="contain"
      outline="none"
      paddingBottom={groups.length > 0 ? '2' : '0'}
    >
      {groups.map((group) => (
        <Combobox.ItemGroup key={group.title}>
          <Combobox.ItemGroupLabel
            paddingInline="4.5"
            paddingTop="3"
            paddingBottom="1"
            textStyle="tiny"
            fontWeight="540"
            color="fg.subtle"
          >
            {group.title}
          </Combobox.ItemGroupLabel>
          {group.lines.map((line) => {
            const value = optionValue(group, line);
            return (
              <PaletteOptionRow
                key={value}
                option={{ value, line }}
                words={words}
                isHighlighted={value === highlighted}
                onFollow={onFollow}
              />
            );
          })}
        </Combobox.ItemGroup>
      ))}
    </Combobox.Content>
  );
}
