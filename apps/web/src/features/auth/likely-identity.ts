import { useEffect } from 'react';
import type { Identity } from './api/get-me.ts';

/** What the header shows of somebody before the server has said who it is. It opens nothing. */
export interface LikelyIdentity {
  signedIn: boolean;
  isAdmin: boolean;
}

const KEY = 'lastSeenAs';

/** Who it is, and until that is known who it was: the entries of the header are there at once, and stay. */
export function useLikelyIdentity(identity: Identity): LikelyIdentity {
  const known = identity.status === 'loading' ? null : likelyOf(identity);
  const role = known && roleOf(known);
  useEffect(() => {
    if (role === '') localStorage.removeItem(KEY);
    else if (role !== null) localStorage.setItem(KEY, role);
  }, [role]);
  return known ?? readLast();
}

function likelyOf(identity: Identity): LikelyIdentity {
  if (identity.status !== 'signed-in') return { signedIn: false, isAdmin: false };
  return { signedIn: true, isAdmin: identity.user.isAdmin };
}

const roleOf = ({ signedIn, isAdmin }: LikelyIdentity) => (isAdmin ? 'admin' : signedIn ? 'pilot' : '');

function readLast(): LikelyIdentity {
  const role = localStorage.getItem(KEY);
  return { signedIn: role !== null, isAdmin: role === 'admin' };
}
