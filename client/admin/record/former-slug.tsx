import { Alert, Button } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../ui/controls/icon';
import { useFormParts } from '../../ui/fields/form-context';

interface TakeFormerSlugProps {
  /** Whose address it was, as «başka bir …» goes on. */
  noun: string;
  onTake: () => void;
}

/** Offers to take an address that was another's before, once the server has said so, and saves then. */
export function TakeFormerSlug({ noun, onTake }: TakeFormerSlugProps) {
  const { formRef, refusal } = useFormParts();
  if (refusal.code !== 'SLUG_FORMERLY_USED') return null;
  const take = () => {
    onTake();
    formRef.current?.requestSubmit();
  };
  return (
    <Alert.Root status="warning">
      <Alert.Indicator>
        <Icon of={TriangleAlert} size={20} />
      </Alert.Indicator>
      <Alert.Content gap="2" alignItems="flex-start">
        <Alert.Description>Bu adres eskiden başka bir {noun}.</Alert.Description>
        <Button variant="outline" size="sm" onClick={take}>
          Adresi yine de al ve kaydet
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Whether somebody has agreed that another loses its former address, for one save. */
export function useFormerSlug() {
  const takes = useRef(false);
  return {
    takeFormerSlug: () => {
      takes.current = true;
    },
    /** What the input says of it; the next save asks again. */
    agreed: () => {
      const agreed = takes.current ? { takesFormerSlug: true } : {};
      takes.current = false;
      return agreed;
    },
  };
}
