interface Party {
  company: string | null;
  taxNumber: string | null;
}

/** Which invoice a buyer gets: a company with its tax number one of its own, everybody else a personal one. */
export function invoiceKindText({ company, taxNumber }: Party): string {
  if (!company?.trim()) return 'Faturanız adınıza bireysel olarak düzenlenir.';
  return taxNumber?.trim()
    ? 'Faturanız firmanıza kurumsal olarak düzenlenir; sözleşmede alıcı firmanızdır.'
    : 'Kurumsal fatura için vergi numarasını da yazın; o zamana kadar fatura adınıza düzenlenir.';
}
