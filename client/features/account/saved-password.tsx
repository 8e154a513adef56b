import { paths } from '../../paths';
import { ButtonLink } from '../../ui/controls/button-link';
import { Confirmation } from './confirmation';

interface SavedPasswordProps {
  /** Whose it is: staff sign in at the panel. */
  isForStaff: boolean | undefined;
  /** There was none before, nor a session. */
  isFirst: boolean | undefined;
}

/** Says that a password is saved, and leads to where its owner signs in. */
export function SavedPassword({ isForStaff = false, isFirst = false }: SavedPasswordProps) {
  const withIt = isFirst ? 'Bu şifreyle' : 'Yeni şifrenizle';
  return (
    <Confirmation title={isFirst ? 'Şifreniz kaydedildi' : 'Şifreniz yenilendi'}>
      <p>
        {!isFirst && 'Açık olan bütün oturumlarınız kapatıldı. '}
        {withIt} {isForStaff ? 'yönetim paneline girebilirsiniz.' : 'giriş yapabilirsiniz.'}
      </p>
      {isForStaff ? (
        <ButtonLink tone="copper" href={paths.adminLogin()}>
          Panele girin
        </ButtonLink>
      ) : (
        <ButtonLink tone="copper" to={paths.login()}>
          Giriş yapın
        </ButtonLink>
      )}
    </Confirmation>
  );
}
