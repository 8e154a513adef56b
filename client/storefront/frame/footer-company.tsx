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

/** Whose shop it is, on every page as the law wants it; numbers that staff have not entered are left out. */
export function FooterCompany({ company }: { company: FragmentOf<typeof FooterCompanyFragment> }) {
  const { legalName, taxOffice, taxNumber, mersisNumber, kepAddress, etbisAddress } = readFragment(
    FooterCompanyFragment,
    company,
  );
  const facts = [
    taxNumber && [taxOffice && `${taxOffice} VD`, `VKN ${taxNumber}`].filter(Boolean).join(', '),
    mersisNumber && `MERSİS ${mersisNumber}`,
    kepAddress && `KEP ${kepAddress}`,
  ].filter((fact) => fact !== null && fact !== '');
  if (facts.length === 0 && etbisAddress === null) return null;
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
