interface ServiceFacts {
  readonly name: string;
  readonly description: string;
  readonly team: string;
  readonly category: string | null;
  /** Null if the price isn't known before someone fills in the form. */
  readonly cents: { readonly lowest: number; readonly highest: number } | null;
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** A form as schema.org's GovernmentService, for search engines. https://schema.org/GovernmentService */
export function governmentService({ name, description, team, category, cents }: ServiceFacts): Record<string, unknown> {
  return {
    '@type': 'GovernmentService',
    name,
    ...(description && { description }),
    ...(category !== null && { serviceType: category }),
    provider: { '@type': 'GovernmentOrganization', name: team },
    areaServed: { '@type': 'AdministrativeArea', name: team },
    ...(cents !== null && { offers: offerOf(cents) }),
  };
}

function offerOf({ lowest, highest }: { readonly lowest: number; readonly highest: number }): Record<string, unknown> {
  const priceCurrency = 'USD';
  if (lowest === highest) return { '@type': 'Offer', price: dollars(lowest), priceCurrency };
  return { '@type': 'AggregateOffer', lowPrice: dollars(lowest), highPrice: dollars(highest), priceCurrency };
}
