import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Confirmation } from './confirmation';
import { ForgottenPasswordForm } from './forgotten-password-form';

/** The way to a new password: asks for an address, then says what happens there. */
export function ForgottenPassword() {
  const [email, setEmail] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  if (!isSent) {
    return (
      <ForgottenPasswordForm
        earlierEmail={email}
        onSent={(sentTo) => {
          setEmail(sentTo);
          setIsSent(true);
        }}
      />
    );
  }
  return (
    <Confirmation title="E-postanızı kontrol edin">
      <p>
        <b>{email}</b> adresine kayıtlı bir hesap varsa şifre yenileme bağlantısı gönderdik. Bağlantı 30
        dakika geçerlidir ve bir kez kullanılabilir.
      </p>
      <p>Birkaç dakika içinde gelmezse istenmeyen e-posta klasörüne bakın.</p>
      <Button variant="outline" onClick={() => setIsSent(false)}>
        Başka bir adres yazın
      </Button>
    </Confirmation>
  );
}
