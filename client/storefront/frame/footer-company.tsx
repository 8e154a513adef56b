import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import styles from './footer.module.css';

export const FooterCompanyFragment = graphql(`
  fragment FooterCompany on Company {
    legalName
    taxOffice
    taxNumber
    mersisNumber
    kepAddress
    etbisAddress
  }
`);

interface FooterCompanyProps {
  company: FragmentOf<typeof FooterCompanyFragment>;
  /** Stands below it. */
  copyright: string;
}

/**
 * Whose shop it is, on every page as the law wants it; what staff have not entered is left out. A copyright that has the
 * legal name is enough where nothing else is entered.
 */
export function FooterCompany({ company, copyright }: FooterCompanyProps) {
  const { legalName, taxOffice, taxNumber, mersisNumber, kepAddress, etbisAddress } = readFragment(
    FooterCompanyFragment,
    company,
  );
  const facts = [
    [taxOffice && `${taxOffice} VD`, taxNumber && `VKN ${taxNumber}`].filter(Boolean).join(', '),
    mersisNumber && `MERSİS ${mersisNumber}`,
    kepAddress && `KEP ${kepAddress}`,
  ].filter((fact) => fact !== null && fact !== '');
  if (facts.length === 0 && etbisAddress === null && copyright.includes(legalName)) return null;
  return (
    <div className={styles.company} translate="no">
      <span>{legalName}</span>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {etbisAddress !== null && (
        <a href={etbisAddress} target="_blank" rel="noopener">
          ETBİS’e kayıtlıdır
        </a>
      )}
    </div>
  );
}
