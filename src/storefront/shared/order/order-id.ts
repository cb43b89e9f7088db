/** The id of an order: a UUID of version 4, made in the buyer's browser. Rules take no other. */

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const isOrderId = (value: unknown): value is string =>
  typeof value === 'string' && FORM.test(value);
