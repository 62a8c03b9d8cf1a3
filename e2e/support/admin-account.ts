/** The first admin of the stories' server. */
export const ADMIN = { email: 'admin@rightseat.example', password: 'Tower1control' };
