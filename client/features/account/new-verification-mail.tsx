import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMutation } from 'urql';
import { paths } from '../../paths';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { useVisitor } from './me';
import { ButtonLink } from '../../ui/controls/button-link';

const RequestEmailVerificationMutation = graphql(`
  mutation RequestEmailVerification {
    requestEmailVerification
  }
`);

/** The way on after a link that no longer works: another mail, for anyone who is signed in. */
export function NewVerificationMail({ size }: { size?: 'sm' }) {
  const visitor = useVisitor();
  const { pathname } = useLocation();
  const [{ fetching }, requestMail] = useMutation(RequestEmailVerificationMutation);
  const [answer, setAnswer] = useState<string>();
  if (visitor.kind === 'unknown') return null;
  if (visitor.kind !== 'customer') {
    return <ButtonLink to={paths.login(pathname)}>Yeni bağlantı için giriş yapın</ButtonLink>;
  }
  const { email, isVerified } = visitor.me;
  if (isVerified) return <p>{email} adresi doğrulanmış durumda.</p>;
  const send = async () => {
    const { error } = await requestMail({});
    setAnswer(error ? refusalOf(error).message : `${email} adresine yeni bir bağlantı gönderdik.`);
  };
  return (
    <>
      <Button
        variant="outline"
        size={size}
        aria-disabled={fetching || undefined}
        onClick={() => !fetching && void send()}
      >
        Yeni Bağlantı Gönder
      </Button>
      <p role="status">{answer}</p>
    </>
  );
}
