/** The button that opens a user's window, where the focus returns to. */
export const manageButtonId = (userId: string): string => `manage-${userId}`;
