import type { Permission } from '../../kernel/actor/actor.js';

/** Everybody who may send a request; permissions and scopes are those that a judgement is about. */
export const IDENTITIES = [
  'nobody',
  'customer',
  'other customer',
  'staff without the permission',
  'staff with the permission',
  'weak key',
  'strong key',
  'revoked key',
  'closed staff account',
  'staff with a weak key',
  'staff with a strong key',
  'held-back staff',
] as const;

export type Identity = (typeof IDENTITIES)[number];

/** What a cell of the table stands for. */
export const OUTCOMES = {
  in: 'admitted',
  login: 'SIGN_IN_REQUIRED',
  no: 'FORBIDDEN',
  key: 'API_KEY_INVALID',
  enrol: 'SECOND_FACTOR_MUST_BE_SET_UP',
} as const;

export type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES];

/**
 * What each identity gets, in their order. «everybody alike» does not even ask who it is, so a bad key does not matter there; a
 * key beside the cookie of staff makes the request that of the program.
 */
export const ACCESS = {
  //                    nobody  customer  staff          keys                staff and key
  //                            other     without with   weak strong revoked closed weak strong held back
  'everybody alike': '  in      in  in    in      in     in   in     in      in     in   in     in',
  everybody: '          in      in  in    in      in     in   in     key     in     in   in     in',
  visitors: '           in      in  in    in      in     no   in     key     in     no   in     in',
  customers: '          login   in  in    login   login  no   no     key     login  no   no     login',
  'staff themselves': ' login login login in      in     no   no     key     login  no   no     in',
  'any staff': '        login login login in      in     no   no     key     login  no   no     enrol',
  staff: '              login login login no      in     no   no     key     login  no   no     enrol',
  'back office': '      login login login no      in     no   in     key     login  no   in     enrol',
  'no visitor': '       no      no  no    no      no     no   no     no      no     no   no     no',
} as const;

export type Access = keyof typeof ACCESS;

/** What they get, by identity. */
export function expectedOf({ access }: { access: Access }): Record<string, Outcome> {
  const cells = ACCESS[access].trim().split(/\s+/) as (keyof typeof OUTCOMES)[];
  if (cells.length !== IDENTITIES.length) throw new Error(`${access} has ${cells.length} cells`);
  return Object.fromEntries(
    cells.map((cell, place): [string, Outcome] => [String(IDENTITIES[place]), OUTCOMES[cell]]),
  );
}

export interface Judgement {
  access: Access;
  /** Of `staff` and `back office`, and of the programs among `visitors`. */
  permission?: Permission;
  /** Permissions that do as well as that one. */
  besides?: readonly Permission[];
  /** Fields of Query and Mutation. */
  operations?: string;
  /** Methods and paths as the routes name them. */
  endpoints?: readonly string[];
  /** Lists that are exported, each by the permission of its query. */
  exports?: string;
}

/** Who calls these is somebody else afterwards. */
export const ENDS_SESSIONS = ['logout', 'adminLogout', 'adminSignOut'];

const namesOf = (text = ''): string[] => text.split(/\s+/).filter(Boolean);
export const exportsOf = ({ exports }: Judgement): string[] => namesOf(exports);
export const operationsOf = ({ operations }: Judgement): string[] => namesOf(operations);
