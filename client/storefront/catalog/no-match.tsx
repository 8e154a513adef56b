import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { AskShop } from '../../features/catalog/listing/ask-shop';
import { EmptyList } from '../../features/catalog/listing/empty-list';
import {
  type ListQuery,
  listAddress,
  withoutFilters,
  withoutText,
} from '../../features/catalog/listing/list-query';
import { SimilarPartNumbers } from '../../features/catalog/listing/similar-part-numbers';
import { type ProductListData } from './product-list-data';

interface NoMatchProps {
  list: ProductListData;
  query: ListQuery;
  /** Where the list stands. */
  path: string;
  /** Categories to look at instead. */
  categories?: readonly { readonly slug: string; readonly name: string }[];
}

/** A list that search or filters left empty, and how to let go of them. */
export function NoMatch({ list, query, path, categories }: NoMatchProps) {
  return (
    <EmptyList
      message="Aradığınız kriterlere uygun ürün bulunamadı. Filtreleri değiştirmeyi deneyin."
      waysOut={list.waysOut}
      action={{
        text: list.filters.length > 0 ? 'Filtreleri temizle' : 'Aramayı kaldır',
        address: listAddress(path, withoutFilters(withoutText(query))),
      }}
      categories={categories}
    >
      <SimilarPartNumbers products={list.facts.similarPartNumbers} />
      <p>
        Elinizde bir liste mi var? <Link to={paths.newMaterialList()}>Malzeme listesini yükleyin</Link>,
        hepsini birden arayalım.
      </p>
      {query.text !== '' && <AskShop searchedText={query.text} />}
    </EmptyList>
  );
}
