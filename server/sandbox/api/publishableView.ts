const visible: ReadonlySet<string> = new Set([
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
]);

/** What a browser may see of an intent, alone or inside an error: no fees, accounts, or metadata. */
export function publishableView(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const object = body as Readonly<Record<string, unknown>>;
  if (object['object'] === 'payment_intent') {
    return Object.fromEntries(Object.entries(object).filter(([name]) => visible.has(name)));
  }
  const error = object['error'] as Readonly<Record<string, unknown>> | undefined;
  if (!error?.['payment_intent']) return body;
  return { error: { ...error, payment_intent: publishableView(error['payment_intent']) } };
}
