import { type RequestErrors, type RequestTexts } from './request-values';

/** Where the server knows each text. */
export const TEXT_PATHS: Readonly<Record<keyof RequestTexts, string>> = {
  name: 'buyer.name',
  phone: 'buyer.phone',
  email: 'buyer.email',
  company: 'buyer.company',
  message: 'message',
  project: 'references.project',
  purchaseOrder: 'references.purchaseOrder',
};

const TEXTS: ReadonlySet<string> = new Set(Object.values(TEXT_PATHS));

/** Whether the form has a place for an error; what has none is said of the request as a whole. */
export function isShown(path: string, lineCount: number): boolean {
  const [first, place] = path.split('.');
  if (first === 'files' || path === 'lines' || TEXTS.has(path)) return true;
  return first === 'lines' && Number(place) < lineCount;
}

export const withoutErrors = (isCleared: (path: string) => boolean) => (errors: RequestErrors) =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isCleared(path)));

/** Errors below a path, by what follows it. */
export function errorsBelow(errors: RequestErrors, prefix: string): RequestErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) =>
      path.startsWith(`${prefix}.`) ? [[path.slice(prefix.length + 1), error]] : [],
    ),
  );
}
