/**
 * What a writer knows about a category. A field left out keeps its value on an edit and takes the default of the
 * shop on a new category.
 */
export interface CategoryDraft {
  name: string;
  /** Asked for by name; without it a new category gets one from its name and an edited one keeps its own. */
  slug?: string;
  description?: string;
  /** A main category, or nothing for a main category of its own. */
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

/** A category as it is kept: plain JSON, equal when nothing differs. */
export interface CategorySnapshot {
  /** '1', '2' … for main categories, '1-1' … for their children; tells nothing about today's parent. */
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
}
