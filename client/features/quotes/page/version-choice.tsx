import { Button, Group } from '@chakra-ui/react';

interface VersionChoiceProps {
  label: string;
  options: readonly number[];
  chosen: number;
  onChoose: (option: number) => void;
}

/** Which of the offers is shown. */
export function VersionChoice({ label, options, chosen, onChoose }: VersionChoiceProps) {
  return (
    <Group attached aria-label={label} role="group" flexWrap="wrap">
      {options.map((option) => (
        <Button
          key={option}
          size="sm"
          variant={option === chosen ? 'solid' : 'outline'}
          colorPalette="petrol"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {label} {option}
        </Button>
      ))}
    </Group>
  );
}
