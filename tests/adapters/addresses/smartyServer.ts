import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SmartyRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly referer: string | undefined;
}

export type SmartyResponder = (response: ServerResponse, request: SmartyRequest) => void;

export interface SmartyServer {
  readonly url: string;
  readonly requests: readonly SmartyRequest[];
  /** how it responds from now on */
  answerBy(answering: SmartyResponder): void;
  close(): Promise<void>;
}

export const websiteKey = 'website-key-4711';

/** An example response from https://www.smarty.com/docs/cloud/us-autocomplete-pro-api. */
const publishedSuggestions = {
  suggestions: [
    { street_line: '123 E 103rd St', secondary: '', city: 'Chicago', state: 'IL', zipcode: '60628', entries: 0 },
    { street_line: '123 Main St', secondary: 'Apt 4', city: 'Chicago', state: 'IL', zipcode: '60601', entries: 0 },
  ],
};

/** An example response from https://www.smarty.com/docs/cloud/us-street-api. */
export const publishedCandidates = [
  {
    input_index: 0,
    candidate_index: 0,
    delivery_line_1: '1 N Rosedale St Apt 2',
    last_line: 'Baltimore MD 21229-3737',
    delivery_point_barcode: '212293737013',
    components: {
      primary_number: '1',
      street_predirection: 'N',
      street_name: 'Rosedale',
      street_suffix: 'St',
      secondary_designator: 'Apt',
      secondary_number: '2',
      city_name: 'Baltimore',
      state_abbreviation: 'MD',
      zipcode: '21229',
      plus4_code: '3737',
      delivery_point: '01',
      delivery_point_check_digit: '3',
    },
    metadata: { record_type: 'S', latitude: 39.28602, longitude: -76.6689, precision: 'Zip9', time_zone: 'Eastern' },
    analysis: { dpv_match_code: 'Y', dpv_footnotes: 'AABB', active: 'Y' },
  },
];

export const json = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Responds as Smarty documents, with its status codes for wrong keys. */
export const respondLikeSmarty: SmartyResponder = (response, { path, query, referer }) => {
  if (query['key'] !== websiteKey || referer === undefined) return json(response, { errors: [] }, 401);
  if (path === '/lookup')
    return json(response, query['search'] === 'nothing' ? { suggestions: [] } : publishedSuggestions);
  if (path === '/street-address') return json(response, query['street'] === 'nothing' ? [] : publishedCandidates);
  return json(response, {}, 404);
};

/** A real HTTP server that speaks Smarty's API, or returns broken responses. */
export async function startSmarty(first: SmartyResponder = respondLikeSmarty): Promise<SmartyServer> {
  let answering = first;
  const requests: SmartyRequest[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://smarty');
    const question = { path, query: Object.fromEntries(searchParams), referer: request.headers.referer };
    requests.push(question);
    answering(response, question);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerBy: (next) => (answering = next),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
