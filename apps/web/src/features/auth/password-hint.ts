/** The password rule as the forms tell it; the server enforces it. */
export const PASSWORD_HINT = 'At least 8 characters with 1 uppercase letter and 1 number.';
