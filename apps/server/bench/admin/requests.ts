/** What an admin asks for, and how long it may take at most by the product's own promise (p95, milliseconds). */
export interface Kind {
  name: string;
  targetMs: number;
  /** The issue holds these to three times their time at a hundredth of the users. */
  growsAtMost: number | null;
  paths: readonly string[];
}

const search = (...terms: string[]) => terms.map((term) => `/api/admin/users?q=${encodeURIComponent(term)}`);

export const KINDS: readonly Kind[] = [
  { name: 'first page', targetMs: 60, growsAtMost: 3, paths: ['/api/admin/users'] },
  { name: 'stats', targetMs: 100, growsAtMost: null, paths: ['/api/admin/stats'] },
  {
    name: 'search: one person',
    targetMs: 60,
    growsAtMost: 3,
    paths: search('.batten1999@', 'amelia.earhart1', 'zoe whitson', 'Quentin Fokker', 'YOLANDA MIKOYAN'),
  },
  {
    name: 'search: a name that thousands have',
    targetMs: 60,
    growsAtMost: 3,
    paths: search('earhart', 'Amelia', 'gmail', 'scott', 'son'),
  },
  {
    name: 'search: one or two letters',
    targetMs: 60,
    growsAtMost: 3,
    paths: search('a', 'z', 'zo', 'ux', '1'),
  },
  {
    name: 'search: nobody has it',
    targetMs: 60,
    growsAtMost: 3,
    paths: search('qqqq', 'nobody@nowhere', 'ww', '%', 'a_b', 'ellycochran'),
  },
];

/** Every search together, as the promise puts it. */
export const isSearch = ({ name }: Kind): boolean => name.startsWith('search');
