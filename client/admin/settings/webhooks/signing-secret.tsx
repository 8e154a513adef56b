import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ShownSecret } from '../secrets/shown-secret';

interface SigningSecretProps {
  secret: string;
  /** What follows of it. */
  children?: ReactNode;
  onClose: () => void;
}

/** What the receiver checks signatures with; it is shown this once. */
export function SigningSecret({ secret, children, onClose }: SigningSecretProps) {
  return (
    <ShownSecret what="İmza anahtarı" secret={secret} onClose={onClose}>
      <Text>
        İmza anahtarı <b>yalnızca şimdi gösterilir</b>. Alıcı program, iletilerin bu mağazadan geldiğini
        bununla doğrular; kaybolursa yenileyin.
      </Text>
      {children}
    </ShownSecret>
  );
}
