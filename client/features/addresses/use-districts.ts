import { useQuery } from 'urql';
import { graphql } from '../../graphql/graphql';

export const ProvincesQuery = graphql(`
  query Provinces {
    provinces {
      name
      districts
    }
  }
`);

/** The districts of a province; none until they are loaded, or where it is unknown. */
export function useDistricts(province: string, isWanted = true): readonly string[] {
  const [{ data }] = useQuery({ query: ProvincesQuery, pause: !isWanted || province === '' });
  return data?.provinces.find(({ name }) => name === province)?.districts ?? [];
}
