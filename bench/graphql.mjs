/** Sends an operation as its body. @returns {Promise<Response>} */
export function postOperation(origin, body, headers = {}) {
  return fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

/** The data of the operation's only field. @throws when the operation was refused, with the code of the refusal */
export async function dataOf(response) {
  const { data, errors } = await response.json();
  if (errors) throw Object.assign(new Error(JSON.stringify(errors[0])), { code: errors[0].extensions?.code });
  return Object.values(data)[0];
}
