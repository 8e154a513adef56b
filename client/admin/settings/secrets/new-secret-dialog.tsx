import { Button } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../ui/controls/icon';
import { FormDialog } from '../../../ui/overlay/form-dialog';

interface NewSecretDialogProps {
  icon: LucideIcon;
  /** Of the button. */
  label: string;
  title: string;
  createdTitle: string;
  form: (onCreated: (secret: string) => void) => ReactNode;
  /** The secret, to be stored before it is closed. */
  created: (secret: string, onClose: () => void) => ReactNode;
}

/** Makes what has a secret, and shows the secret once. */
export function NewSecretDialog({ icon, label, title, createdTitle, form, created }: NewSecretDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setIsOpen(false);
    setSecret(undefined);
  };
  return (
    <>
      <Button size="sm" colorPalette="copper" onClick={() => setIsOpen(true)}>
        <Icon of={icon} />
        {label}
      </Button>
      <FormDialog isOpen={isOpen} title={secret ? createdTitle : title} onClose={close}>
        {secret ? created(secret, close) : form(setSecret)}
      </FormDialog>
    </>
  );
}
