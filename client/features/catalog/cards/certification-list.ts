const CERTIFICATIONS_NAMED = 3;

/** «CE, PED, ISO 9001 +2»: at most three by name. */
export function certificationList(certifications: readonly string[]): string {
  const named = certifications.slice(0, CERTIFICATIONS_NAMED).join(', ');
  const more = certifications.length - CERTIFICATIONS_NAMED;
  return more > 0 ? `${named} +${String(more)}` : named;
}
