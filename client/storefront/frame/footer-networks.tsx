import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import styles from './footer.module.css';

export const FooterNetworksFragment = graphql(`
  fragment FooterNetworks on SocialLinks {
    facebook
    twitter
    instagram
    linkedin
  }
`);

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
] as const;

/** The networks the shop is in, none while it is in none. */
export function FooterNetworks({ social: masked }: { social: FragmentOf<typeof FooterNetworksFragment> }) {
  const social = readFragment(FooterNetworksFragment, masked);
  const networks = NETWORKS.flatMap(([key, name]) => {
    const url = social[key];
    return url ? [{ name, url }] : [];
  });
  if (networks.length === 0) return null;
  return (
    <ul className={styles.networks}>
      {networks.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
