const PATIENCE_MS = 5_000;
const TITLES = { customer: 'Customer', staff: 'Staff' };

/**
 * What a demo is signed in to with, one line an account; nothing for a shop in earnest. The shop itself is asked, because
 * it alone knows the passwords.
 * @returns {Promise<string[]>}
 */
export async function demoAccountLines(baseUrl) {
  const accounts = await ask(baseUrl).catch(() => []);
  return accounts.map(
    ({ audience, email, password }) => `${TITLES[audience].padEnd(10)}${email}  ${password}`,
  );
}

async function ask(baseUrl) {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ demoAccounts { audience email password } }' }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { data } = await response.json();
  return data.demoAccounts;
}
