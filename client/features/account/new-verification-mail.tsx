import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMutation } from 'urql';
import { paths } from '../../app/paths';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import button from '../../ui/button.module.css';
import { useVisitor } from './me';

const RequestEmailVerificationMutation = graphql(`
  mutation RequestEmailVerification {
    requestEmailVerification
  }
`);

/** The way on after a link that no longer works: another mail, for whoever is signed in. */
export function NewVerificationMail() {
  const visitor = useVisitor();
  const { pathname } = useLocation();
  const [{ fetching }, requestMail] = useMutation(RequestEmailVerificationMutation);
  const [answer, setAnswer] = useState<string>();
  if (visitor.kind === 'unknown') return null;
  if (visitor.kind !== 'customer') {
    return (
      <Link to={paths.login(pathname)} className={`${button.button} ${button.line}`}>
        Yeni bağlantı için giriş yapın
      </Link>
    );
  }
  const { email, isVerified } = visitor.me;
  if (isVerified) return <p>{email} adresi doğrulanmış durumda.</p>;
  const send = async () => {
    const { error } = await requestMail({});
    setAnswer(error ? refusalOf(error).message : `${email} adresine yeni bir bağlantı gönderdik.`);
  };
  return (
    <>
      <button
        type="button"
        className={`${button.button} ${button.line}`}
        aria-disabled={fetching || undefined}
        onClick={() => !fetching && void send()}
      >
        Yeni Bağlantı Gönder
      </button>
      <p role="status">{answer}</p>
    </>
  );
}
