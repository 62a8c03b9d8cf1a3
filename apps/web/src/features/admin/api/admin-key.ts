/** Everything the admin area has read stands under this key, so that one action makes all of it old. */
export const adminKey = ['admin'] as const;
