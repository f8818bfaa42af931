/**
 * @generated SignedSource<<a3581a849845d27841d74d85feac05f7>>
 * @relayHash 74b7f9ed3adc05991b66d338f1cffc10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74b7f9ed3adc05991b66d338f1cffc10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74b7f9ed3adc05991b66d338f1cffc10",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
