/** The product's working name; the server's APP_NAME may override it in mails and public-config. */
export const APP_NAME = 'RightSeat';

/** One-time price of the plan, in whole dollars, for display; the server charges by its own figure. */
export const PLAN_PRICE_DOLLARS = 99;
