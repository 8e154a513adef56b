/**
 * The input of a save. A field left out keeps its value on an edit and takes the default of the shop in a new category.
 */
export interface CategoryDraft {
  name: string;
  /** Without it a new category gets one made from its name and an edited one keeps its own. */
  slug?: string;
  description?: string;
  /** Id of a main category; null for a main category. */
  parentId?: string | null;
  pictureId?: string | null;
  /** Address of a picture that was never fetched. */
  pictureSource?: string | null;
  seoTitle?: string | null;
  seoDescription?: string | null;
  seoKeywords?: string[];
  isActive?: boolean;
  sortOrder?: number;
}

/** A category as stored: plain JSON, deeply equal when no field differs. */
export interface CategorySnapshot {
  /** '1', '2' … for main categories, '1-1' … for their children; does not follow a later change of the parent. */
  id: string;
  slug: string;
  version: number;
  name: string;
  description: string;
  parentId: string | null;
  pictureId: string | null;
  pictureSource: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  seoKeywords: string[];
  isActive: boolean;
  sortOrder: number;
  /** Set by archiving and restoring alone. */
  isArchived: boolean;
}
