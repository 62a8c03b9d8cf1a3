/** False for what `newToken` never made (256 bits in base64url): no reason to ask the database. */
export const looksLikeToken = (value: string): boolean => /^[\w-]{43}$/.test(value);
