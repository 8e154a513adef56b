import { notFound } from '../route-answers';

/** Never shown: the loader answers first. */
export function Component() {
  return null;
}

/** Of a link to a draft that shows nothing any more; the server answers with it in place of the page of the draft. */
export function loader(): Promise<never> {
  return Promise.reject(
    notFound({
      title: 'Bu ön izleme bağlantısı artık geçerli değil',
      hint: 'Taslak yayınlanmış ya da silinmiş, veya bağlantının süresi dolmuş olabilir. Yeni bağlantıyı size gönderenden isteyin.',
    }),
  );
}
