/** Why a request was not sent, or why its response was not accepted. */
const outboundReasons = [
  'notHttps',
  'credentials',
  'hostNotAllowed',
  'addressNotPublic',
  'unresolved',
  'unreachable',
  'tooManyRedirects',
  'badStatus',
  'badType',
  'badEncoding',
  'tooLarge',
  'tooDeep',
  'notJson',
  'tooSlow',
  'tooBusy',
] as const;
export type OutboundReason = (typeof outboundReasons)[number];

/** A request to another system that failed. The message holds no query, which may be about a person. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly reason: OutboundReason;
  readonly host: string;

  constructor(reason: OutboundReason, host: string, options?: ErrorOptions) {
    super(`The request to ${host} failed: ${reason}`, options);
    this.reason = reason;
    this.host = host;
  }
}
