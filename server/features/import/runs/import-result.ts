import type { RowProblem } from '../../catalog/index.js';

/** Messages of the import, worded as in the specification; errors within a row come from the sheet parser. */
export const IMPORT_TEXTS = {
  succeeded: 'Excel dosyası başarıyla işlendi!',
  stopped: 'Excel dosyasının aktarımı durduruldu',
  failed: (reason: string) => `Excel dosyası işlenirken hata oluştu: ${reason}`,
  categoryNotSaved: 'Kategori eklenirken hata',
  categoryUnknown: (category: string) => `Ürün için kategori bulunamadı: ${category}`,
  productNotSaved: 'Ürün eklenirken hata',
  productArchived: 'Ürün arşivde; satışa çıkması için arşivden çıkarılmalı',
  categoryArchived: 'Kategori arşivde; satışa çıkması için arşivden çıkarılmalı',
} as const;

/** What an import did; of one that was stopped, what it did until then. */
export interface ImportResult {
  /** False when it was stopped, or no row was applied because of an error. */
  success: boolean;
  /** `partial`: some rows could not be applied, or were not reached. */
  status: 'complete' | 'partial' | 'failed';
  message: string;
  details: {
    categoriesAdded: number;
    categoriesUpdated: number;
    productsAdded: number;
    productsUpdated: number;
    /** Rows that equal what the shop has. */
    unchanged: number;
    /** Rows that staff left out, or that were not reached. */
    skipped: number;
    failed: number;
    /** Also among the failed. */
    outdated: number;
    /** The first hundred. */
    errors: RowProblem[];
    /** Rows with a warning. */
    warnings: number;
  };
}
