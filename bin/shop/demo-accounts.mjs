const TIMEOUT_MS = 5_000;
const TITLES = { CUSTOMER: 'Customer', STAFF: 'Staff' };

/**
 * The accounts of a demo, one line each; none for a production shop. Read from the running shop, which alone knows the
 * passwords.
 * @returns {Promise<string[]>}
 */
export async function demoAccountLines(baseUrl) {
  const accounts = await fetchAccounts(baseUrl).catch(() => []);
  return accounts.map(
    ({ audience, username, email, password }) =>
      `${TITLES[audience].padEnd(10)}${username ?? email}  ${password}`,
  );
}

async function fetchAccounts(baseUrl) {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ demoAccounts { audience username email password } }' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { data } = await response.json();
  return data.demoAccounts;
}
