/** What the server calls the controls of the form. */
const FIELDS: Readonly<Record<string, string>> = {
  konu: 'subject',
  ad: 'name',
  eposta: 'email',
  telefon: 'phone',
  firma: 'company',
  mesaj: 'message',
  siparis: 'order',
};

/** What the browser would refuse, in the words of the shop, by the server's names of the fields. */
export function contactErrors(form: HTMLFormElement): Record<string, string> {
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return Object.fromEntries(
    controls.flatMap((control) => {
      const field = FIELDS[control.name];
      return field && !control.validity.valid ? [[field, errorOf(control)]] : [];
    }),
  );
}

function errorOf({ type, title, validity }: HTMLInputElement | HTMLTextAreaElement): string {
  if (validity.valueMissing) return type === 'radio' ? 'Konu seçin.' : 'Bu alan zorunludur.';
  return validity.patternMismatch ? title : 'Geçerli bir e-posta adresi girin.';
}
