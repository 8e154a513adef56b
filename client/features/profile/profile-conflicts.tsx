import { Button, Flex, Text } from '@chakra-ui/react';
import { ErrorAlert } from '../../ui/feedback/error-alert';
import { PROFILE_LABELS } from './profile-form';
import { type ProfileConflict } from './use-profile-form';

interface ProfileConflictsProps {
  conflicts: readonly ProfileConflict[];
  onTake: (conflict: ProfileConflict) => void;
  onKeep: (conflict: ProfileConflict) => void;
}

/** Fields that another tab saved while they were changed here; nothing is overwritten before a choice is made. */
export function ProfileConflicts({ conflicts, onTake, onKeep }: ProfileConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <ErrorAlert role="alert" title="Bu bilgiler siz yazarken başka bir yerde değişti">
      {conflicts.map((conflict) => {
        const label = PROFILE_LABELS[conflict.field];
        return (
          <Flex key={conflict.field} wrap="wrap" align="center" gap="2">
            <Text flex="1 1 14rem">
              {label}: kayıtlı olan <strong>{conflict.theirs === '' ? 'boş' : conflict.theirs}</strong>. Sizin
              yazdığınız aşağıda duruyor; kaydederseniz o geçerli olur.
            </Text>
            <Button
              size="sm"
              variant="outline"
              aria-label={`${label}: kayıtlı olanı al`}
              onClick={() => onTake(conflict)}
            >
              Kayıtlı olanı al
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-label={`${label}: benimkini bırak`}
              onClick={() => onKeep(conflict)}
            >
              Benimkini bırak
            </Button>
          </Flex>
        );
      })}
    </ErrorAlert>
  );
}
