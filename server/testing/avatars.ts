import type { DataSource } from 'typeorm';

/** The id of a picture that stands for the first of all accounts. */
export async function givenAvatar(dataSource: DataSource): Promise<string> {
  const [{ id }] = await dataSource.query<[{ id: string }]>(
    `INSERT INTO user_avatar (user_id, id, picture, created_at)
     SELECT id, gen_random_uuid(), '', now() FROM users ORDER BY created_at LIMIT 1 RETURNING id`,
  );
  return id;
}
