/**
 * @generated SignedSource<<b42cf2460af936ac395a767e2a107250>>
 * @relayHash e1550f325dc463619ee4dfe13d6a7c46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1550f325dc463619ee4dfe13d6a7c46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1550f325dc463619ee4dfe13d6a7c46",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
