/** The settings that a production server must have; no test here calls the services behind them. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portico.example',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  S3_BUCKET: 'none',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'none',
  S3_SECRET_ACCESS_KEY: 'none',
  SMTP_URL: 'smtps://none:none@localhost:465',
  MAIL_FROM: 'Portico <no-reply@portico.example>',
  SMARTY_KEY: 'none',
} as const;
