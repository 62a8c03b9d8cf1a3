import { invalidParam } from '#http/api-error.ts';
import type { Params } from '#http/params.ts';
import type { LineItem } from '#state/tables.ts';

/** Stripe takes no card payment below half a dollar, and none above eight digits. */
const AMOUNT_CENTS = { least: 50, most: 99_999_999 };

/** Reads `line_items[n][price_data]`; every item in one currency. Amounts are cents. */
export function readLineItems(params: Params): { lineItems: LineItem[]; amount: number; currency: string } {
  const items = params.objects('line_items').map(readItem);
  const currency = items[0]?.currency;
  if (currency === undefined)
    throw invalidParam('parameter_missing', 'Missing required param: line_items.', 'line_items');
  if (items.some((item) => item.currency !== currency)) {
    throw invalidParam('parameter_invalid', 'All line items must have the same currency.', 'line_items');
  }
  const amount = items.reduce((sum, { item }) => sum + item.unitAmount * item.quantity, 0);
  if (amount < AMOUNT_CENTS.least) {
    throw invalidParam(
      'amount_too_small',
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
    );
  }
  if (amount > AMOUNT_CENTS.most) {
    throw invalidParam(
      'amount_too_large',
      "The Checkout Session's total amount due must be no more than $999,999.99",
    );
  }
  return { lineItems: items.map(({ item }) => item), amount, currency };
}

function readItem(params: Params): { item: LineItem; currency: string } {
  const price = params.requiredObject('price_data');
  const product = price.requiredObject('product_data');
  const quantity = params.requiredInteger('quantity');
  const unitAmount = price.requiredInteger('unit_amount');
  const currency = price.requiredText('currency').toLowerCase();
  if (quantity < 1) {
    throw invalidParam('parameter_invalid_integer', 'Quantity must be at least 1.', params.name('quantity'));
  }
  if (unitAmount < 0) {
    throw invalidParam(
      'parameter_invalid_integer',
      'Invalid non-negative integer.',
      price.name('unit_amount'),
    );
  }
  if (currency !== 'usd') {
    throw invalidParam('parameter_invalid', `Only usd is spoken here: ${currency}`, price.name('currency'));
  }
  const item = {
    name: product.requiredText('name'),
    description: product.text('description') ?? null,
    quantity,
    unitAmount,
  };
  return { item, currency };
}
